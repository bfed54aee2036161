import type { FileAddress, Input } from './calls.ts';
import { readHeader } from './client.ts';
import { currentGeneration } from './http-events.ts';
import { unwrap } from './request.ts';
import { type DownloadedFile, nameFromDisposition, saveFile } from './save-file.ts';
import { type ApiRequest, type CallOptions, send } from './send.ts';

async function parseJson(blob: Blob): Promise<unknown> {
  try {
    const parsed: unknown = JSON.parse(await blob.text());
    return parsed;
  } catch {
    return null;
  }
}

/**
 * Asks the API for a file and saves it under the name that the server gave, otherwise under `fallbackName`.
 *
 * @throws ApiError when the server refuses; nothing is saved then.
 */
export async function downloadFile<Where extends FileAddress>(
  address: Where,
  input: Input<`GET ${Where}`> & CallOptions,
  fallbackName: string,
): Promise<DownloadedFile> {
  const call: ApiRequest = { timeoutMs: 0, ...input, method: 'GET', address };
  const generation = currentGeneration();
  const response = await send(call, { responseType: 'blob', headers: { Accept: '*/*' } });
  const blob = response.data instanceof Blob ? response.data : new Blob([]);
  if (response.status >= 400) unwrap({ request: call, response, body: await parseJson(blob), generation });
  return saveFile(blob, nameFromDisposition(readHeader(response, 'content-disposition')) ?? fallbackName);
}
