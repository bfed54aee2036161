/** A file that was handed to the browser. */
export interface DownloadedFile {
  readonly name: string;
  readonly size: number;
}

/** The name that a `Content-Disposition` gives, or `null`. */
export function nameFromDisposition(header: string | null): string | null {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return header?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(blob: Blob, name: string): DownloadedFile {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return { name, size: blob.size };
}
