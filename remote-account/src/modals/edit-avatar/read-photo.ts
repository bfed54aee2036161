import type { PhotoSize } from './crop-geometry.ts';

/** A photo that is decoded, upright, opaque and small enough to work with. */
export interface Photo extends PhotoSize {
  readonly canvas: HTMLCanvasElement;
}

/** The longer side of the working copy; the shorter one keeps enough for 200 px at the largest zoom. */
const LONG_SIDE_PX = 1600;
const SHORT_SIDE_PX = 640;
/** What a phone scales down within a frame. */
const STRIP_PIXELS = 2_000_000;

function scaleOf({ width, height }: PhotoSize): number {
  const long = LONG_SIDE_PX / Math.max(width, height);
  const short = SHORT_SIDE_PX / Math.min(width, height);
  return Math.min(1, Math.max(long, short));
}

function blankCanvas({ width, height }: PhotoSize) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on');
  // JPEG knows no transparency: without the sheet it would come out black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** The whole pixels of one strip of many. */
function stripOf(length: number, index: number, count: number) {
  const start = Math.round((index * length) / count);
  return { start, size: Math.round(((index + 1) * length) / count) - start };
}

/** Lets the page answer to the person before the next piece of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Draws a picture smaller, strip by strip: one call for 48 megapixels holds the page for up to a second, a strip for two
 * milliseconds.
 */
async function drawSmall(bitmap: ImageBitmap): Promise<Photo> {
  const scale = scaleOf(bitmap);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const { canvas, context } = blankCanvas({ width, height });
  const strips = Math.min(height, Math.ceil((bitmap.width * bitmap.height) / STRIP_PIXELS));
  for (let strip = 0; strip < strips; strip += 1) {
    const source = stripOf(bitmap.height, strip, strips);
    const target = stripOf(height, strip, strips);
    const part = await createImageBitmap(bitmap, 0, source.start, bitmap.width, source.size, {
      resizeWidth: width,
      resizeHeight: target.size,
      resizeQuality: 'high',
    });
    context.drawImage(part, 0, target.start, width, target.size);
    part.close();
    await breathe();
  }
  return { canvas, width, height };
}

/**
 * Decodes an image off the main thread, so that 48 megapixels do not freeze the page, with the turn that its EXIF asks
 * for, and keeps a small copy only.
 */
export async function readPhoto(file: File): Promise<Photo> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawSmall(bitmap);
  } finally {
    bitmap.close();
  }
}
