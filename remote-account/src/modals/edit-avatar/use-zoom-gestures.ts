import { AVATAR_ZOOM_STEP } from '@cabinet/kernel/core/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { AvatarCrop } from './use-crop.ts';

/** One notch of a wheel is one step of the slider. */
const NOTCH_PX = 100;
/** A pinch on a touchpad arrives as a wheel with Ctrl and much smaller turns. */
const TOUCHPAD_PINCH_PX = 10;
const LINES_OF_NOTCH = 3;

function notchesOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY / LINES_OF_NOTCH;
  return deltaY / (ctrlKey ? TOUCHPAD_PINCH_PX : NOTCH_PX);
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

function distance(touches: Iterable<Touch>): number {
  const [one, other] = touches;
  return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
}

function followWheel(stage: HTMLElement, changeZoom: AvatarCrop['changeZoom']): () => void {
  let turned = 0;
  function handleWheel(event: WheelEvent) {
    event.preventDefault();
    turned += notchesOf(event);
    const steps = Math.trunc(turned);
    turned -= steps;
    if (steps !== 0) changeZoom((zoom) => zoom - steps * AVATAR_ZOOM_STEP);
  }
  // React's own wheel listeners are passive, and the dialog would scroll behind the zoom.
  stage.addEventListener('wheel', handleWheel, { passive: false });
  return () => stage.removeEventListener('wheel', handleWheel);
}

function followPinch(
  stage: HTMLElement,
  changeZoom: AvatarCrop['changeZoom'],
  zoomNow: RefObject<number>,
  isPinching: RefObject<boolean>,
): () => void {
  const touches = new Map<number, Touch>();
  let start = { distance: 0, zoom: 1 };

  function handleDown(event: PointerEvent) {
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (touches.size !== 2) return;
    isPinching.current = true;
    start = { distance: distance(touches.values()), zoom: zoomNow.current };
  }
  function handleMove(event: PointerEvent) {
    if (!touches.has(event.pointerId)) return;
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (touches.size === 2 && start.distance > 0)
      changeZoom((start.zoom * distance(touches.values())) / start.distance);
  }
  function handleUp(event: PointerEvent) {
    touches.delete(event.pointerId);
    // The finger that stays would drag the circle from where the pinch began, so it rests until it is lifted too.
    if (touches.size === 0) isPinching.current = false;
  }

  stage.addEventListener('pointerdown', handleDown, true);
  document.addEventListener('pointermove', handleMove, true);
  document.addEventListener('pointerup', handleUp);
  document.addEventListener('pointercancel', handleUp);
  return () => {
    stage.removeEventListener('pointerdown', handleDown, true);
    document.removeEventListener('pointermove', handleMove, true);
    document.removeEventListener('pointerup', handleUp);
    document.removeEventListener('pointercancel', handleUp);
  };
}

/** Wheel and pinch on the stage turn the same zoom as the slider. */
export function useZoomGestures({ zoom, changeZoom }: Pick<AvatarCrop, 'zoom' | 'changeZoom'>) {
  const stage = useRef<HTMLDivElement>(null);
  const isPinching = useRef(false);
  const zoomNow = useRef(zoom);

  useEffect(
    function rememberZoom() {
      zoomNow.current = zoom;
    },
    [zoom],
  );
  useEffect(
    function followGestures() {
      if (stage.current === null) return;
      const stops = [
        followWheel(stage.current, changeZoom),
        followPinch(stage.current, changeZoom, zoomNow, isPinching),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [changeZoom],
  );

  return { stage, isPinching };
}
