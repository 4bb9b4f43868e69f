// Runs generated views and tells what they say, a line of JSON for each view and constraint.

#import <Masonry/Masonry.h>

/// Prints the tree of a view that was made since the last call, under the name of its layout.
void RecordTree(const char *layout, UIView *root);
