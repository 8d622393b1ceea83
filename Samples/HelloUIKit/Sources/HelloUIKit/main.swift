import UIKit

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--picture" {
  do {
    try Picture.write(to: arguments[2])
  } catch {
    FileHandle.standardError.write(Data("HelloUIKit: cannot write \(arguments[2]): \(error)\n".utf8))
    exit(1)
  }
} else {
  _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
}
