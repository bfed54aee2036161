import { ApiError } from './api-error.ts';
import { API_BASE_PATH } from './client.ts';
import { currentGeneration } from './http-events.ts';
import { unwrap } from './request.ts';
import { type DownloadedFile, nameFromDisposition, saveFile } from './save-file.ts';
import { type ApiRequest, headersOf, pathOf } from './send.ts';
import { toTransportError } from './transport-error.ts';

/** A call for a file that is watched while it comes. */
export interface FileStreamRequest extends Pick<ApiRequest, 'url' | 'params' | 'signal'> {
  /** Told once, before the first piece: how many rows the server has announced, if it has. */
  readonly onStart?: ((totalRows: number | null) => void) | undefined;
  readonly onPiece?: ((piece: Uint8Array<ArrayBuffer>) => void) | undefined;
}

function announcedRows(headers: Headers): number | null {
  const rows = Number.parseInt(headers.get('x-total-count') ?? '', 10);
  return Number.isNaN(rows) ? null : rows;
}

async function readPieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onPiece, signal }: FileStreamRequest,
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

async function save(request: FileStreamRequest, fallbackName: string): Promise<DownloadedFile> {
  const { onStart, onPiece: _onPiece, ...rest } = request;
  const call: ApiRequest = { method: 'GET', ...rest };
  const generation = currentGeneration();
  const answer = await fetch(`${API_BASE_PATH}${pathOf(call)}`, {
    headers: { Accept: '*/*', ...headersOf(call) },
    credentials: 'include',
    signal: call.signal ?? null,
  });
  const { status, headers, body } = answer;
  if (!answer.ok) {
    const response = { status, headers: Object.fromEntries(headers) };
    unwrap({ request: call, response, body: await answer.json().catch(() => null), generation });
  }
  onStart?.(announcedRows(headers));
  const pieces = body === null ? [] : await readPieces(body, request);
  const name = nameFromDisposition(headers.get('content-disposition')) ?? fallbackName;
  return saveFile(new Blob(pieces, { type: headers.get('content-type') ?? '' }), name);
}

/**
 * Asks the API for a file, tells of every piece as it comes, and saves it under the name that the server gave, else
 * under `fallbackName`. Not by way of the client under `request`: an `XMLHttpRequest` shows no piece before the last.
 *
 * @throws ApiError when the server refuses, the line breaks or the call is cancelled; nothing is saved then.
 */
export async function streamFile(request: FileStreamRequest, fallbackName: string): Promise<DownloadedFile> {
  try {
    return await save(request, fallbackName);
  } catch (error) {
    throw error instanceof ApiError ? error : toTransportError(error);
  }
}
