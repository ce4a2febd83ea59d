// The overlay that `import Testing` looks for beside a module named UIKit; it adds nothing.
