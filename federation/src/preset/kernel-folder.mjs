import { createRequire } from 'node:module';
import path from 'node:path';

const permissions = createRequire(import.meta.url).resolve('@cabinet/kernel/core/permissions');

/** The folder of the kernel that is built against. It is in the workspace, or installed beside this package. */
export const kernelFolder = path.resolve(permissions, '../../../..');

/** The kernel's `package.json`, which is not among its entries. */
export const kernelManifest = path.join(kernelFolder, 'package.json');
