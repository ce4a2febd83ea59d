// The overlay that `import Testing` looks for beside a module named CoreGraphics; it adds nothing.
