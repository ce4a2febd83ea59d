// UI tests read what UIKit's types describe: frames, and the pictures of screenshots.
@_exported public import UIKit
