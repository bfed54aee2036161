/** Whether a file has not come, as Rspack's loader of chunks and the federation runtime tell it. */
export function isNotBrought(error: unknown): boolean {
  const { name, message } = Object(error);
  return name === 'ChunkLoadError' || String(message).includes('ScriptNetworkError');
}
