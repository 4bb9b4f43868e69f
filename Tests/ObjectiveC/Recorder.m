// Enough of UIKit and of Masonry to run generated views: constraints are printed as they are installed, the
// trees by RecordTree. Compiled without ARC; nothing is released, since the program ends soon.

#import "Recorder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

id class_createInstance(Class kind, size_t extra);
Class class_getSuperclass(Class kind);
const char *class_getName(Class kind);
void *_Block_copy(const void *block);

#define Block_copy(...) ((__typeof__(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))

/// The first word of an object.
static Class ClassOf(id object) { return *(Class *)(void *)object; }

static void PrintString(NSString *string) {
  if (!string) {
    printf("null");
    return;
  }
  putchar('"');
  for (const unsigned char *byte = (const unsigned char *)string.UTF8String; *byte; byte++) {
    if (*byte < 0x20 || *byte == '"' || *byte == '\\') {
      printf("\\u%04x", *byte);
    } else {
      putchar(*byte);
    }
  }
  putchar('"');
}

// MARK: - Foundation

@implementation NSObject
+ (instancetype)alloc { return class_createInstance(self, 0); }
+ (instancetype)new { return [[self alloc] init]; }
+ (Class)class { return self; }
+ (void)initialize {}
- (instancetype)init { return self; }
- (id)copy { return self; }
- (id)mutableCopy { return self; }
// What the runtime sends for properties.
- (id)copyWithZone:(void *)zone { return self; }
- (instancetype)retain { return self; }
- (instancetype)autorelease { return self; }
- (void)release {}
- (BOOL)isKindOfClass:(Class)kind {
  Class own = ClassOf(self);
  while (own && own != kind) own = class_getSuperclass(own);
  return own == kind;
}
- (NSUInteger)hash { return 0; }
- (Class)superclass { return class_getSuperclass(ClassOf(self)); }
- (NSString *)description { return nil; }
- (NSString *)debugDescription { return nil; }
@end

@implementation NSString
- (const char *)UTF8String { return bytes; }
@end

@implementation NSConstantString
@end

@interface BoxedNumber : NSObject {
 @public
  double number;
}
@end
@implementation BoxedNumber
@end

@interface BoxedSize : NSObject {
 @public
  CGSize size;
}
@end
@implementation BoxedSize
@end

id MASBoxedNumber(double number) {
  BoxedNumber *box = [BoxedNumber new];
  box->number = number;
  return box;
}

id MASBoxedSize(CGSize size) {
  BoxedSize *box = [BoxedSize new];
  box->size = size;
  return box;
}

// MARK: - UIKit

@implementation UIColor
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha {
  return [self new];
}
- (CGColorRef)CGColor { return NULL; }
@end

@implementation UIFont
+ (UIFont *)systemFontOfSize:(CGFloat)size {
  UIFont *font = [self new];
  font->size = size;
  return font;
}
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size {
  UIFont *font = [self systemFontOfSize:size];
  font->isBold = YES;
  return font;
}
- (CGFloat)pointSize { return size; }
@end

@implementation CALayer
@synthesize borderColor, borderWidth, cornerRadius;
@end

@implementation UILayoutGuide
@synthesize identifier;
- (UIView *)owningView { return owner; }
@end

@implementation UIResponder
- (UIResponder *)nextResponder { return nil; }
- (BOOL)isFirstResponder { return NO; }
- (UIView *)inputView { return nil; }
@end

@interface UIView (Recording)
- (UILabel *)recordedLabel;
@end

static int viewCount = 0;

@implementation UIView
@synthesize frame, bounds, center, transform, alpha, tag, contentMode, hidden, opaque, clipsToBounds;
@synthesize translatesAutoresizingMaskIntoConstraints, layoutMargins, safeAreaInsets;
@synthesize semanticContentAttribute, backgroundColor, tintColor, maskView, layer, window;

- (instancetype)init { return [self initWithFrame:(CGRect){{0, 0}, {0, 0}}]; }
- (instancetype)initWithFrame:(CGRect)ignored {
  number = viewCount++;
  layer = [CALayer new];
  layoutMargins = UIEdgeInsetsMake(8, 8, 8, 8);
  for (int axis = 0; axis < 2; axis++) {
    hugging[axis] = 250;
    compression[axis] = 750;
  }
  return self;
}
- (void)addSubview:(UIView *)view {
  if (view->parent) abort();
  view->parent = self;
  children = realloc(children, sizeof(UIView *) * (childCount + 1));
  children[childCount++] = view;
}
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis {
  hugging[axis] = priority;
}
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis {
  compression[axis] = priority;
}
- (void)layoutSubviews {}
- (void)updateConstraints {}
- (UIView *)superview { return parent; }
- (NSArray *)subviews { return nil; }
- (NSArray *)constraints { return nil; }
- (CGSize)intrinsicContentSize { return CGSizeMake(-1, -1); }
- (UILayoutGuide *)guideNamed:(const char *)name {
  UILayoutGuide *guide = [UILayoutGuide new];
  guide->owner = self;
  guide->name = name;
  return guide;
}
- (UILayoutGuide *)safeAreaLayoutGuide { return [self guideNamed:"safe"]; }
- (UILayoutGuide *)layoutMarginsGuide { return [self guideNamed:"margins"]; }
- (UILayoutGuide *)readableContentGuide { return [self guideNamed:"readable"]; }
- (UILabel *)recordedLabel { return nil; }
@end

@implementation UIImageView
@end

@implementation UILabel
@synthesize text, font, textColor, numberOfLines, lineBreakMode, preferredMaxLayoutWidth;
- (instancetype)initWithFrame:(CGRect)ignored {
  self = [super initWithFrame:ignored];
  numberOfLines = 1;
  font = [UIFont systemFontOfSize:17];
  return self;
}
- (UILabel *)recordedLabel { return self; }
@end

@implementation UIButton
@synthesize titleLabel;
+ (instancetype)buttonWithType:(UIButtonType)type {
  UIButton *button = [self new];
  button->titleLabel = [UILabel new];
  return button;
}
- (void)setTitle:(NSString *)title forState:(UIControlState)state { titleLabel.text = title; }
- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state {}
- (UILabel *)recordedLabel { return titleLabel; }
@end

// MARK: - Masonry

static const char *const names[] = {
    "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "margins.left", "margins.right", "margins.top",
    "margins.bottom", "margins.leading", "margins.trailing", "margins.centerX", "margins.centerY"};

@implementation MASViewAttribute
- (id)initWithView:(UIView *)aView item:(id)anItem layoutAttribute:(NSLayoutAttribute)anAttribute {
  view = aView;
  item = anItem;
  attribute = anAttribute;
  return self;
}
@end

@implementation MASConstraint
- (MASConstraint *)adding:(NSLayoutAttribute)attribute {
  if (relation || count == mostRows) abort();
  rows[count++].attribute = attribute;
  return self;
}
- (void)compare:(const char *)aRelation with:(id)target {
  if (relation) abort();
  relation = aRelation;
  for (int index = 0; index < count; index++) {
    Row *row = &rows[index];
    if ([target isKindOfClass:[BoxedNumber class]]) {
      row->constant = ((BoxedNumber *)target)->number;
    } else if ([target isKindOfClass:[BoxedSize class]]) {
      CGSize size = ((BoxedSize *)target)->size;
      if (row->attribute == NSLayoutAttributeWidth) row->constant = size.width;
      if (row->attribute == NSLayoutAttributeHeight) row->constant = size.height;
    } else if ([target isKindOfClass:[UIView class]]) {
      row->target = [[MASViewAttribute alloc] initWithView:target
                                                      item:target
                                           layoutAttribute:row->attribute];
    } else if ([target isKindOfClass:[MASViewAttribute class]]) {
      row->target = target;
    } else {
      abort();
    }
  }
}
- (void)setInsets:(UIEdgeInsets)insets {
  for (int index = 0; index < count; index++) {
    Row *row = &rows[index];
    switch (row->attribute) {
      case NSLayoutAttributeLeft:
      case NSLayoutAttributeLeading: row->constant = insets.left; break;
      case NSLayoutAttributeRight:
      case NSLayoutAttributeTrailing: row->constant = -insets.right; break;
      case NSLayoutAttributeTop: row->constant = insets.top; break;
      case NSLayoutAttributeBottom: row->constant = -insets.bottom; break;
      // Masonry says nothing of others.
      default: break;
    }
  }
}
- (MASConstraint * (^)(id))equalTo {
  return Block_copy(^(id target) { [self compare:"==" with:target]; return self; });
}
- (MASConstraint * (^)(id))lessThanOrEqualTo {
  return Block_copy(^(id target) { [self compare:"<=" with:target]; return self; });
}
- (MASConstraint * (^)(id))greaterThanOrEqualTo {
  return Block_copy(^(id target) { [self compare:">=" with:target]; return self; });
}
- (MASConstraint * (^)(CGFloat))multipliedBy {
  return Block_copy(^(CGFloat factor) { self->multiplier = factor; return self; });
}
- (MASConstraint * (^)(CGFloat))dividedBy {
  return Block_copy(^(CGFloat divisor) { self->multiplier = 1 / divisor; return self; });
}
- (MASConstraint * (^)(CGFloat))offset {
  return Block_copy(^(CGFloat offset) {
    for (int index = 0; index < self->count; index++) self->rows[index].constant = offset;
    return self;
  });
}
- (MASConstraint * (^)(UIEdgeInsets))insets {
  return Block_copy(^(UIEdgeInsets insets) { [self setInsets:insets]; return self; });
}
- (MASConstraint * (^)(CGFloat))inset {
  return Block_copy(^(CGFloat inset) {
    [self setInsets:UIEdgeInsetsMake(inset, inset, inset, inset)];
    return self;
  });
}
- (MASConstraint * (^)(UILayoutPriority))priority {
  return Block_copy(^(UILayoutPriority priority) { self->level = priority; return self; });
}
- (MASConstraint * (^)(void))priorityAt:(UILayoutPriority)priority {
  return Block_copy(^{ self->level = priority; return self; });
}
- (MASConstraint * (^)(void))priorityLow { return [self priorityAt:250]; }
- (MASConstraint * (^)(void))priorityMedium { return [self priorityAt:500]; }
- (MASConstraint * (^)(void))priorityHigh { return [self priorityAt:750]; }
- (MASConstraint * (^)(id))key {
  return Block_copy(^(id key) { self->name = key; return self; });
}

/// Says the rows as they would be installed.
- (void)print {
  if (!relation) abort();
  for (int index = 0; index < count; index++) {
    Row *row = &rows[index];
    printf("{\"row\": {\"view\": %d, \"attribute\": \"%s\", \"relation\": \"%s\", \"constant\": %.17g",
           view->number, names[row->attribute], relation, row->constant);
    if (row->target) {
      id item = row->target->item;
      const char *guide = "";
      if ([item isKindOfClass:[UILayoutGuide class]]) guide = ((UILayoutGuide *)item)->name;
      printf(", \"target\": %d, \"guide\": \"%s\", \"targetAttribute\": \"%s\", \"multiplier\": %.17g",
             row->target->view->number, guide, names[row->target->attribute], multiplier);
    }
    printf(", \"priority\": %.9g, \"key\": ", level);
    PrintString(name);
    printf("}}\n");
  }
}

#define CHAIN(name, value) \
  -(MASConstraint *)name { return [self adding:NSLayoutAttribute##value]; }
#define ATTRIBUTES(EACH)                                                                        \
  EACH(left, Left) EACH(top, Top) EACH(right, Right) EACH(bottom, Bottom) EACH(leading, Leading) \
  EACH(trailing, Trailing) EACH(width, Width) EACH(height, Height) EACH(centerX, CenterX)       \
  EACH(centerY, CenterY) EACH(firstBaseline, FirstBaseline) EACH(lastBaseline, LastBaseline)    \
  EACH(leftMargin, LeftMargin) EACH(rightMargin, RightMargin) EACH(topMargin, TopMargin)        \
  EACH(bottomMargin, BottomMargin) EACH(leadingMargin, LeadingMargin)                           \
  EACH(trailingMargin, TrailingMargin) EACH(centerXWithinMargins, CenterXWithinMargins)         \
  EACH(centerYWithinMargins, CenterYWithinMargins)
ATTRIBUTES(CHAIN)
@end

@implementation MASConstraintMaker
- (MASConstraint *)constraint {
  MASConstraint *constraint = [MASConstraint new];
  constraint->view = view;
  constraint->multiplier = 1;
  constraint->level = 1000;
  constraints = realloc(constraints, sizeof(MASConstraint *) * (count + 1));
  constraints[count++] = constraint;
  return constraint;
}
#define START(name, value) \
  -(MASConstraint *)name { return [[self constraint] adding:NSLayoutAttribute##value]; }
ATTRIBUTES(START)
- (MASConstraint *)edges { return self.left.right.top.bottom; }
- (MASConstraint *)size { return self.width.height; }
- (MASConstraint *)center { return self.centerX.centerY; }
@end

@implementation UIView (Masonry)
- (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block {
  MASConstraintMaker *maker = [MASConstraintMaker new];
  maker->view = self;
  block(maker);
  for (int index = 0; index < maker->count; index++) [maker->constraints[index] print];
  return nil;
}
- (id)mas_key { return key; }
- (void)setMas_key:(id)aKey { key = aKey; }

#define TARGET(name, value)                                       \
  -(MASViewAttribute *)mas_##name {                               \
    return [[MASViewAttribute alloc] initWithView:self            \
                                             item:self            \
                                  layoutAttribute:NSLayoutAttribute##value]; \
  }
ATTRIBUTES(TARGET)
#define SAFE(value)                                                                \
  -(MASViewAttribute *)mas_safeAreaLayoutGuide##value {                            \
    return [[MASViewAttribute alloc] initWithView:self                             \
                                             item:self.safeAreaLayoutGuide         \
                                  layoutAttribute:NSLayoutAttribute##value];       \
  }
SAFE(Left) SAFE(Top) SAFE(Right) SAFE(Bottom)
@end

// MARK: - Trees

static void PrintView(UIView *view) {
  printf("{\"view\": {\"number\": %d, \"parent\": %d, \"class\": \"%s\", \"key\": ", view->number,
         view->parent ? view->parent->number : -1, class_getName(ClassOf(view)));
  PrintString(view->key);
  UIEdgeInsets margins = view.layoutMargins;
  printf(", \"margins\": [%.17g, %.17g, %.17g, %.17g], \"hidden\": %s, \"rtl\": %s", margins.top,
         margins.left, margins.bottom, margins.right, view.isHidden ? "true" : "false",
         view.semanticContentAttribute == UISemanticContentAttributeForceRightToLeft ? "true" : "false");
  printf(", \"hugging\": [%.9g, %.9g], \"compression\": [%.9g, %.9g]", view->hugging[0],
         view->hugging[1], view->compression[0], view->compression[1]);
  UILabel *label = [view recordedLabel];
  if (label) {
    printf(", \"text\": ");
    PrintString(label.text);
    printf(", \"font\": %.17g, \"bold\": %s, \"lines\": %ld, \"char\": %s, \"maxWidth\": %.17g",
           label.font->size, label.font->isBold ? "true" : "false", label.numberOfLines,
           label.lineBreakMode == NSLineBreakByCharWrapping ? "true" : "false",
           label.preferredMaxLayoutWidth);
  }
  printf("}}\n");
  for (int index = 0; index < view->childCount; index++) PrintView(view->children[index]);
}

void RecordTree(const char *layout, UIView *root) {
  PrintView(root);
  printf("{\"layout\": \"%s\"}\n", layout);
}
