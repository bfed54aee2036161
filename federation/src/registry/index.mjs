export { assembleSite, publishRemote } from './assemble.mjs';
export { compressDirectory } from './compress.mjs';
export { integrityOf } from './integrity.mjs';
export { readRegistry, writeRegistry } from './registry.mjs';
