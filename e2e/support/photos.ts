import type { Page } from '@playwright/test';

interface PhotoDraft {
  width?: number;
  height?: number;
  type?: 'image/png' | 'image/jpeg';
  name?: string;
}

/** A photo of four colours, one a quarter: red, green, blue, yellow from the upper left. */
export async function paintPhoto(page: Page, draft: PhotoDraft = {}) {
  const { width = 640, height = 480, type = 'image/png', name = 'photo.png' } = draft;
  const dataUrl = await page.evaluate(
    ({ width, height, type }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      ['#f00', '#0f0', '#00f', '#ff0'].forEach((colour, index) => {
        if (context === null) return;
        context.fillStyle = colour;
        context.fillRect((index % 2) * (width / 2), index < 2 ? 0 : height / 2, width / 2, height / 2);
      });
      return canvas.toDataURL(type);
    },
    { width, height, type },
  );
  return { name, mimeType: type, buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') };
}
