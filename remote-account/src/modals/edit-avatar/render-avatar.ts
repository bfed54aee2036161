import { AVATAR_SIZE_PX } from '@cabinet/kernel/core/contract';
import type { PhotoSquare } from './crop-geometry.ts';
import type { Photo } from './read-photo.ts';

const JPEG_QUALITY = 0.9;

/** Draws a square of the photo over the whole of a 200×200 canvas. */
export function drawAvatar(target: HTMLCanvasElement, { canvas }: Photo, { x, y, side }: PhotoSquare): void {
  target.width = AVATAR_SIZE_PX;
  target.height = AVATAR_SIZE_PX;
  const context = target.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, x, y, side, side, 0, 0, AVATAR_SIZE_PX, AVATAR_SIZE_PX);
}

/** A square of the photo as a 200×200 JPEG, a data URL. */
export function renderAvatar(photo: Photo, square: PhotoSquare): string {
  const canvas = document.createElement('canvas');
  drawAvatar(canvas, photo, square);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
