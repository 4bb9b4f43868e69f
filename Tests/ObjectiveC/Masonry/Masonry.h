// What generated views use of Masonry 1.1: declarations for Scripts/check-objc-output.

#ifndef RECORDED_MASONRY_H
#define RECORDED_MASONRY_H

#import <UIKit/UIKit.h>

@interface MASViewAttribute : NSObject RECORDED(UIView *view; id item; NSLayoutAttribute attribute;)
- (id)initWithView:(UIView *)view item:(id)item layoutAttribute:(NSLayoutAttribute)attribute;
@end

@class MASConstraint;

enum { mostRows = 8 };
typedef struct {
  NSLayoutAttribute attribute;
  __unsafe_unretained MASViewAttribute *target;
  double constant;
} Row;

#define ATTRIBUTES                                                                              \
  @property (nonatomic, strong, readonly) MASConstraint *left, *top, *right, *bottom, *leading, \
      *trailing, *width, *height, *centerX, *centerY, *firstBaseline, *lastBaseline,            \
      *leftMargin, *rightMargin, *topMargin, *bottomMargin, *leadingMargin, *trailingMargin,    \
      *centerXWithinMargins, *centerYWithinMargins;

@interface MASConstraint : NSObject
RECORDED(
  UIView *view;
  Row rows[mostRows];
  int count;
  const char *relation;
  double multiplier;
  float level;
  NSString *name;
)
ATTRIBUTES
- (MASConstraint * (^)(id))equalTo;
- (MASConstraint * (^)(id))lessThanOrEqualTo;
- (MASConstraint * (^)(id))greaterThanOrEqualTo;
- (MASConstraint * (^)(CGFloat))multipliedBy;
- (MASConstraint * (^)(CGFloat))dividedBy;
- (MASConstraint * (^)(CGFloat))offset;
- (MASConstraint * (^)(CGFloat))inset;
- (MASConstraint * (^)(UIEdgeInsets))insets;
- (MASConstraint * (^)(UILayoutPriority))priority;
- (MASConstraint * (^)(void))priorityLow;
- (MASConstraint * (^)(void))priorityMedium;
- (MASConstraint * (^)(void))priorityHigh;
- (MASConstraint * (^)(id))key;
@end

@interface MASConstraintMaker : NSObject
RECORDED(UIView *view; MASConstraint **constraints; int count;)
ATTRIBUTES
@property (nonatomic, strong, readonly) MASConstraint *edges, *size, *center;
@end

#undef ATTRIBUTES

@interface UIView (Masonry)
- (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block;
@property (nonatomic, strong) id mas_key;
@property (nonatomic, strong, readonly) MASViewAttribute *mas_left, *mas_top, *mas_right,
    *mas_bottom, *mas_leading, *mas_trailing, *mas_width, *mas_height, *mas_centerX, *mas_centerY,
    *mas_firstBaseline, *mas_lastBaseline, *mas_leftMargin, *mas_rightMargin, *mas_topMargin,
    *mas_bottomMargin, *mas_leadingMargin, *mas_trailingMargin, *mas_centerXWithinMargins,
    *mas_centerYWithinMargins, *mas_safeAreaLayoutGuideTop, *mas_safeAreaLayoutGuideBottom,
    *mas_safeAreaLayoutGuideLeft, *mas_safeAreaLayoutGuideRight;
@end

id MASBoxedNumber(double number);
id MASBoxedSize(CGSize size);

#define MASBoxValue(value) _Generic((value), CGSize: MASBoxedSize, default: MASBoxedNumber)(value)
#define mas_equalTo(...) equalTo(MASBoxValue((__VA_ARGS__)))
#define mas_lessThanOrEqualTo(...) lessThanOrEqualTo(MASBoxValue((__VA_ARGS__)))
#define mas_greaterThanOrEqualTo(...) greaterThanOrEqualTo(MASBoxValue((__VA_ARGS__)))

#endif
