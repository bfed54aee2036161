import { ApiError } from './api-error.ts';
import type { FileAddress, Input } from './calls.ts';
import { currentGeneration } from './http-events.ts';
import { unwrap } from './request.ts';
import { type DownloadedFile, nameFromDisposition, saveFile } from './save-file.ts';
import { type ApiRequest, headersOf, urlOf } from './send.ts';
import { toTransportError } from './transport-error.ts';

/** How a file is watched while it arrives. */
export interface FileWatch {
  readonly signal?: AbortSignal | undefined;
  readonly onPiece?: ((piece: Uint8Array<ArrayBuffer>) => void) | undefined;
}

async function readPieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onPiece, signal }: FileWatch,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  signal?.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  for (;;) {
    const { done, value } = await reader.read();
    signal?.throwIfAborted();
    if (done) return pieces;
    pieces.push(value);
    onPiece?.(value);
  }
}

async function save(call: ApiRequest, watch: FileWatch, fallbackName: string): Promise<DownloadedFile> {
  const generation = currentGeneration();
  const answer = await fetch(urlOf(call), {
    headers: { Accept: '*/*', ...headersOf(call) },
    credentials: 'include',
    signal: watch.signal ?? null,
  });
  const { status, headers, body } = answer;
  if (!answer.ok) {
    const response = { status, headers: Object.fromEntries(headers) };
    unwrap({ request: call, response, body: await answer.json().catch(() => null), generation });
  }
  const pieces = body === null ? [] : await readPieces(body, watch);
  const name = nameFromDisposition(headers.get('content-disposition')) ?? fallbackName;
  return saveFile(new Blob(pieces, { type: headers.get('content-type') ?? '' }), name);
}

/**
 * Asks the API for a file, reports every piece as it arrives, and saves it under the name that the server gave,
 * otherwise under `fallbackName`. It does not use the client under `request`, because an `XMLHttpRequest` shows no
 * piece before the last.
 *
 * @throws ApiError when the server refuses, the line breaks or the call is cancelled; nothing is saved then.
 */
export async function streamFile<Where extends FileAddress>(
  address: Where,
  { onPiece, signal, ...input }: Input<`GET ${Where}`> & FileWatch,
  fallbackName: string,
): Promise<DownloadedFile> {
  try {
    return await save({ ...input, method: 'GET', address }, { onPiece, signal }, fallbackName);
  } catch (error) {
    throw error instanceof ApiError ? error : toTransportError(error);
  }
}
