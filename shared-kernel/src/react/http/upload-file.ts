import type { Address, Call, Data, Input } from './calls.ts';
import { currentGeneration } from './http-events.ts';
import { unwrap } from './request.ts';
import { type CallOptions, send } from './send.ts';

/** A file, and how far it is told while it goes. */
export interface FileUpload extends CallOptions {
  readonly file: Blob;
  /** From 0 to 1: the share of the bytes that has left. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A large file over a slow line takes its time. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * POST of a file as it is, not as JSON. The address, its query and what it answers are those of the API's document.
 *
 * @throws ApiError
 */
export async function uploadFile<Where extends Address<'POST'>>(
  address: Where,
  { file, onProgress, ...options }: FileUpload & Input<Extract<`POST ${Where}`, Call>>,
): Promise<Data<Extract<`POST ${Where}`, Call>>> {
  const rawBody = await file.arrayBuffer();
  const request = {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
    method: 'POST' as const,
    address,
    rawBody,
  };
  const generation = currentGeneration();
  const response = await send(request, {
    headers: { 'Content-Type': 'application/octet-stream' },
    onUploadProgress: ({ loaded, total }) => onProgress?.(total ? Math.min(1, loaded / total) : 0),
  });
  // As in `typed`: the answer is taken for what the API's document says it is.
  return unwrap({ request, response, body: response.data, generation }) as Data<
    Extract<`POST ${Where}`, Call>
  >;
}
