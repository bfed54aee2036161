import { jest } from '@jest/globals';

/** What jsdom cannot do: decode pictures and draw. */
interface StubbedPictures {
  /** The next files are broken. */
  breakFiles(): void;
}

/** Makes every file a picture of a size, and every drawing a JPEG. */
export function stubPictures(size: { readonly width: number; readonly height: number }): StubbedPictures {
  const decode = jest.fn(async () => ({ ...size, close: () => undefined }));
  Object.assign(globalThis, { createImageBitmap: decode });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toDataURL: (type: string) => `data:${type};base64,AAAA`,
  });
  return { breakFiles: () => void decode.mockRejectedValue(new DOMException('broken', 'InvalidStateError')) };
}
