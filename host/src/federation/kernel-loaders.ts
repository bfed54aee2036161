/**
 * Loaders of every entry point of the kernel that remotes may import, by its name in the kernel's `exports`. The build
 * fills them in (`federation/src/preset/kernel-loaders.mjs`), so a new entry changes nothing here.
 */
export const kernelLoaders: Readonly<Record<string, () => Promise<object>>> = {};
