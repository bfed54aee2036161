import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the workspace, whatever it is called and wherever the command was started. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder for stamps of finished work. Deleting it only costs time. */
export const CACHE = join(ROOT, '.cache');

export const IS_WINDOWS = process.platform === 'win32';
