// What generated views use of UIKit and Foundation, and what their names must not clash with: declarations
// for Scripts/check-objc-output, which also runs them with Recorder.m.

#ifndef RECORDED_UIKIT_H
#define RECORDED_UIKIT_H

// Instance variables for Recorder.m, which is compiled without ARC for a runtime that wants them here.
#if __has_feature(objc_arc)
#define RECORDED(...)
#else
#define RECORDED(...) {@public __VA_ARGS__}
#endif

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef float UILayoutPriority;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct RecordedColor *CGColorRef;

static inline CGSize CGSizeMake(CGFloat width, CGFloat height) { return (CGSize){width, height}; }
static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
  return (UIEdgeInsets){top, left, bottom, right};
}

@class NSArray, NSString, UIColor, UIFont, UIView, UIWindow, CALayer;

__attribute__((objc_root_class))
@interface NSObject {
  Class isa;
}
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
- (BOOL)isKindOfClass:(Class)kind;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

@interface NSString : NSObject {
  const char *bytes;
  unsigned int count;
}
@property (readonly) const char *UTF8String;
@end

@interface NSConstantString : NSString
@end

typedef enum : NSInteger {
  NSLayoutAttributeNotAnAttribute = 0,
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX,
  NSLayoutAttributeCenterY,
  NSLayoutAttributeLastBaseline,
  NSLayoutAttributeFirstBaseline,
  NSLayoutAttributeLeftMargin,
  NSLayoutAttributeRightMargin,
  NSLayoutAttributeTopMargin,
  NSLayoutAttributeBottomMargin,
  NSLayoutAttributeLeadingMargin,
  NSLayoutAttributeTrailingMargin,
  NSLayoutAttributeCenterXWithinMargins,
  NSLayoutAttributeCenterYWithinMargins,
} NSLayoutAttribute;

typedef enum : NSInteger {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} UILayoutConstraintAxis;

typedef enum : NSInteger { NSLineBreakByWordWrapping = 0, NSLineBreakByCharWrapping } NSLineBreakMode;
typedef enum : NSUInteger { UIControlStateNormal = 0 } UIControlState;
typedef enum : NSInteger { UIButtonTypeCustom = 0, UIButtonTypeSystem } UIButtonType;
typedef enum : NSInteger {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributeForceLeftToRight = 3,
  UISemanticContentAttributeForceRightToLeft = 4,
} UISemanticContentAttribute;

@interface UIColor : NSObject
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property (nonatomic, readonly) CGColorRef CGColor;
@end

@interface UIFont : NSObject RECORDED(CGFloat size; BOOL isBold;)
+ (UIFont *)systemFontOfSize:(CGFloat)size;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
@property (nonatomic, readonly) CGFloat pointSize;
@end

@interface CALayer : NSObject RECORDED(CGColorRef borderColor; CGFloat borderWidth, cornerRadius;)
@property CGColorRef borderColor;
@property CGFloat borderWidth;
@property CGFloat cornerRadius;
@end

@interface UILayoutGuide : NSObject RECORDED(UIView *owner; const char *name; NSString *identifier;)
@property (nonatomic, readonly) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@end

@interface UIResponder : NSObject
@property (nonatomic, readonly) UIResponder *nextResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
@property (nonatomic, readonly, strong) UIView *inputView;
@end

@interface UIView : UIResponder
RECORDED(
  UIView *parent, *maskView;
  UIView **children;
  int childCount, number;
  UILayoutPriority hugging[2], compression[2];
  NSString *key;
  CGRect frame, bounds;
  CGPoint center;
  CGAffineTransform transform;
  CGFloat alpha;
  NSInteger tag, contentMode;
  BOOL hidden, opaque, clipsToBounds, translatesAutoresizingMaskIntoConstraints;
  UIEdgeInsets layoutMargins, safeAreaInsets;
  UISemanticContentAttribute semanticContentAttribute;
  UIColor *backgroundColor, *tintColor;
  CALayer *layer;
  UIWindow *window;
)
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis;
- (void)layoutSubviews;
- (void)updateConstraints;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger tag;
@property (nonatomic) NSInteger contentMode;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic, strong) UIColor *tintColor;
@property (nonatomic, strong) UIView *maskView;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic, readonly, strong) UIView *superview;
@property (nonatomic, readonly, copy) NSArray *subviews;
@property (nonatomic, readonly) NSArray *constraints;
@property (nonatomic, readonly, strong) UIWindow *window;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@end

@interface UIImageView : UIView
@end

@interface UILabel : UIView
RECORDED(
  NSString *text;
  UIFont *font;
  UIColor *textColor;
  NSInteger numberOfLines;
  NSLineBreakMode lineBreakMode;
  CGFloat preferredMaxLayoutWidth;
)
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) UIFont *font;
@property (nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
@end

@interface UIButton : UIView RECORDED(UILabel *titleLabel;)
+ (instancetype)buttonWithType:(UIButtonType)type;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state;
@property (nonatomic, readonly, strong) UILabel *titleLabel;
@end

#endif
