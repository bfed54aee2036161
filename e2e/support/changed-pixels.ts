import type { Page } from '@playwright/test';

/** Of 255; a line may be smoothed otherwise when the browser draws it again. */
const NOTICEABLE = 24;

/** How many pixels of two pictures of one size differ noticeably. */
export function changedPixels(page: Page, before: Buffer | undefined, after: Buffer): Promise<number> {
  const pictures = [before, after].map((picture) => picture?.toString('base64') ?? '');
  return page.evaluate(
    async ([noticeable, ...sources]) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height).data;
        }),
      );
      if (one === undefined || other?.length !== one.length) return Number.POSITIVE_INFINITY;
      const changed = new Set<number>();
      for (const [index, value] of one.entries())
        if (Math.abs(value - (other[index] ?? 0)) > noticeable) changed.add(index >> 2);
      return changed.size;
    },
    [NOTICEABLE, ...pictures] as const,
  );
}
