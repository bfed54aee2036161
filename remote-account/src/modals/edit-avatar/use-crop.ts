import { AVATAR_ZOOM_MIN } from '@cabinet/kernel/core/contract';
import { useCallback, useMemo, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import {
  centerOf,
  PHOTO_CENTER,
  type PhotoSize,
  type PhotoSquare,
  squareAt,
  toPercentCrop,
  toZoom,
} from './crop-geometry.ts';

/** Which part of the photo becomes the avatar. */
export interface AvatarCrop {
  readonly zoom: number;
  readonly square: PhotoSquare;
  readonly percentCrop: PercentCrop;
  /** Sets the zoom, or makes it from the present one. */
  changeZoom(zoom: number | ((now: number) => number)): void;
  moveTo(crop: PercentCrop): void;
}

export function useCrop(photo: PhotoSize): AvatarCrop {
  const [zoom, setZoom] = useState(AVATAR_ZOOM_MIN);
  const [center, setCenter] = useState(PHOTO_CENTER);
  const square = useMemo(() => squareAt(photo, zoom, center), [photo, zoom, center]);
  const percentCrop = useMemo(() => toPercentCrop(photo, square), [photo, square]);

  const changeZoom = useCallback((next: number | ((now: number) => number)) => {
    setZoom((now) => toZoom(typeof next === 'number' ? next : next(now)));
  }, []);
  const moveTo = useCallback((crop: PercentCrop) => setCenter(centerOf(crop)), []);

  return { zoom, square, percentCrop, changeZoom, moveTo };
}
