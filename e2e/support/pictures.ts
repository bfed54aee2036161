import type { Page } from '@playwright/test';

interface PictureDraft {
  readonly width: number;
  readonly height: number;
  readonly type?: 'image/png' | 'image/jpeg';
  /** Leaves the picture transparent instead of painting its quarters. */
  readonly isClear?: boolean;
}

/** A picture whose quarters are red, green, blue and yellow, in reading order. */
export async function makePicture(page: Page, draft: PictureDraft): Promise<Buffer> {
  const base64 = await page.evaluate(({ width, height, type = 'image/jpeg', isClear = false }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    const quarters = ['#f00', '#0f0', '#00f', '#ff0'];
    quarters.forEach((color, index) => {
      if (context === null || isClear) return;
      context.fillStyle = color;
      context.fillRect(
        ((index % 2) * width) / 2,
        (Math.floor(index / 2) * height) / 2,
        width / 2,
        height / 2,
      );
    });
    return canvas.toDataURL(type, 0.95).split(',')[1] ?? '';
  }, draft);
  return Buffer.from(base64, 'base64');
}

/** Says in a JPEG's EXIF block that the camera was turned. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** Size of a picture and the colours of its quarters, as the browser draws it. */
export function readPicture(page: Page, url: string) {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const names: Record<string, string> = {
      '100': 'red',
      '010': 'green',
      '001': 'blue',
      '110': 'yellow',
      '111': 'white',
      '000': 'black',
    };
    const colorAt = (x: number, y: number) => {
      const data = context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
      const bits = [...data].slice(0, 3).map((value) => (value > 128 ? '1' : '0'));
      return names[bits.join('')] ?? bits.join('');
    };
    const quarters = [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ].map(([x = 0, y = 0]) => colorAt(x, y));
    return { width: canvas.width, height: canvas.height, quarters };
  }, url);
}
