import { AVATAR_ZOOM_MAX, AVATAR_ZOOM_MIN, AVATAR_ZOOM_STEP } from '@cabinet/kernel/core/contract';
import type { PercentCrop } from 'react-image-crop';

/** Sides of a photo in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A place on the photo, 0 to 1 on both axes. */
interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

/** A square of the photo in its own pixels. */
export interface PhotoSquare {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const PHOTO_CENTER: PhotoPoint = { x: 0.5, y: 0.5 };

const STEPS_PER_UNIT = Math.round(1 / AVATAR_ZOOM_STEP);

/** The nearest zoom that the slider can show. */
export function toZoom(zoom: number): number {
  const stepped = Math.round(zoom * STEPS_PER_UNIT) / STEPS_PER_UNIT;
  return Math.min(AVATAR_ZOOM_MAX, Math.max(AVATAR_ZOOM_MIN, stepped));
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(0, value), max);
}

/** The square around a point: the largest one at zoom 1, a third of it at zoom 3, never beyond the photo. */
export function squareAt({ width, height }: PhotoSize, zoom: number, center: PhotoPoint): PhotoSquare {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    x: clamp(center.x * width - side / 2, width - side),
    y: clamp(center.y * height - side / 2, height - side),
  };
}

export function toPercentCrop({ width, height }: PhotoSize, { x, y, side }: PhotoSquare): PercentCrop {
  return {
    unit: '%',
    x: (x / width) * 100,
    y: (y / height) * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  };
}

/** The middle of what the person has dragged the circle to. */
export function centerOf({ x, y, width, height }: PercentCrop): PhotoPoint {
  return { x: (x + width / 2) / 100, y: (y + height / 2) / 100 };
}
