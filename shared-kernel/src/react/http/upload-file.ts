import type { Address, Call, Data, Input } from './calls.ts';
import { withConfirmedIdentity } from './confirm-identity.ts';
import { currentGeneration } from './http-events.ts';
import { unwrap } from './request.ts';
import { type CallOptions, send } from './send.ts';

/** A file, and how its progress is reported. */
export interface FileUpload extends CallOptions {
  readonly file: Blob;
  /** Hears the share of the bytes that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A large file takes its time over a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * Sends a file by POST as it is, not as JSON. The API's document says what the address takes and answers.
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
  const answer = await withConfirmedIdentity(async () => {
    const generation = currentGeneration();
    const response = await send(request, {
      headers: { 'Content-Type': 'application/octet-stream' },
      onUploadProgress: ({ loaded, total }) => onProgress?.(total ? Math.min(1, loaded / total) : 0),
    });
    return unwrap({ request, response, body: response.data, generation });
  });
  // As in `typed`, the answer is taken for what the API's document says it is.
  return answer as Data<Extract<`POST ${Where}`, Call>>;
}
