import { centerOf, PHOTO_CENTER, squareAt, toPercentCrop, toZoom } from './crop-geometry.ts';

const PHOTO = { width: 1200, height: 800 };

describe('toZoom', () => {
  it.each([
    [0.2, 1],
    [1.04, 1],
    [1.06, 1.1],
    [1.1 + 0.1 + 0.1, 1.3],
    [2.96, 3],
    [7, 3],
  ])('takes %d to %d', (zoom, expected) => {
    expect(toZoom(zoom)).toBe(expected);
  });
});

describe('squareAt', () => {
  it('is the largest square in the middle at zoom 1', () => {
    expect(squareAt(PHOTO, 1, PHOTO_CENTER)).toEqual({ side: 800, x: 200, y: 0 });
  });

  it('is smaller around the same place when zoomed in', () => {
    expect(squareAt(PHOTO, 2, PHOTO_CENTER)).toEqual({ side: 400, x: 400, y: 200 });
  });

  it('never leaves the photo', () => {
    for (const zoom of [1, 1.5, 3]) {
      for (const center of [
        { x: -1, y: 0 },
        { x: 0, y: 1 },
        { x: 2, y: 2 },
      ]) {
        const { side, x, y } = squareAt(PHOTO, zoom, center);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + side).toBeLessThanOrEqual(PHOTO.width);
        expect(y + side).toBeLessThanOrEqual(PHOTO.height);
      }
    }
  });
});

describe('percent crop', () => {
  it('covers the same part of the photo and knows its middle', () => {
    const crop = toPercentCrop(PHOTO, squareAt(PHOTO, 2, { x: 0.25, y: 0.5 }));
    expect(crop.width).toBeCloseTo(33.333, 2);
    expect(crop.height).toBe(50);
    expect(centerOf(crop).x).toBeCloseTo(0.25);
    expect(centerOf(crop).y).toBeCloseTo(0.5);
  });
});
