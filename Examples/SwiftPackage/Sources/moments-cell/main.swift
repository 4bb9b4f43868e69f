import ExampleOutput
import FeedLayouts

let output = Output()
let cell = MomentsCell()
let post = MomentsPost(
  userPic: "avatar.png", userName: "山间明月", publicTime: "2019-11-28 08:15",
  content: "今天阳光明媚，今夜多云转晴", imgCount: 3, comments: [])
try cell.configure(with: post, width: 375)
try output.show("a post with three pictures", cell.view.solve(width: 375))
