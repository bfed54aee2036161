export { ApiError } from './api-error.ts';
export type { Address, Body, Data, WireData } from './calls.ts';
export { downloadFile } from './download-file.ts';
export { askEarly, EARLY_CALLS_SCRIPT } from './early-answers.ts';
export { createIdempotencyKey } from './idempotency-key.ts';
export { del, get, patch, post, put } from './methods.ts';
export type { QueryParams } from './query-string.ts';
export type { DownloadedFile } from './save-file.ts';
export { uploadFile } from './upload-file.ts';
