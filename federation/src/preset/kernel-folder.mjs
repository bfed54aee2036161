import { createRequire } from 'node:module';
import path from 'node:path';

/** The kernel's `package.json`, as this package finds it: in the workspace, or installed beside it. */
export const kernelManifest = createRequire(import.meta.url).resolve('@cabinet/kernel/package.json');

/** Folder of the kernel that is built against. */
export const kernelFolder = path.dirname(kernelManifest);
