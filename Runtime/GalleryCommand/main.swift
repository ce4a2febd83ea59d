import Foundation

// A synchronous main runs on the main thread, which is where everything of UIKit lives.
exit(MainActor.assumeIsolated { CommandLineTool().run(Array(CommandLine.arguments.dropFirst())) })
