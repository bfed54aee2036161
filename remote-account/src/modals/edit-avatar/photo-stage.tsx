import { AVATAR_ZOOM_STEP } from '@cabinet/kernel/core/contract';
import { Flex } from '@cabinet/kernel/ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Photo } from './read-photo.ts';
import type { AvatarCrop } from './use-crop.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

const STAGE_HEIGHT = 'min(24rem, 45dvh)';
// Not a system part: those take `width` and `height` for styles, and a canvas needs them for its pixels.
const PICTURE_STYLE = { display: 'block', width: '100%', height: 'auto', touchAction: 'none' } as const;

const UNUSED_HANDLE = 'Край области';
const LABELS = {
  cropArea: 'Область аватара. Стрелки двигают её, плюс и минус меняют масштаб',
  nwDragHandle: UNUSED_HANDLE,
  nDragHandle: UNUSED_HANDLE,
  neDragHandle: UNUSED_HANDLE,
  eDragHandle: UNUSED_HANDLE,
  seDragHandle: UNUSED_HANDLE,
  sDragHandle: UNUSED_HANDLE,
  swDragHandle: UNUSED_HANDLE,
  wDragHandle: UNUSED_HANDLE,
};

const KEY_STEPS: Readonly<Record<string, number>> = {
  '+': AVATAR_ZOOM_STEP,
  '=': AVATAR_ZOOM_STEP,
  '-': -AVATAR_ZOOM_STEP,
  _: -AVATAR_ZOOM_STEP,
};

/** The whole photo with the circle that will be the avatar. */
export function PhotoStage({ photo, crop }: { readonly photo: Photo; readonly crop: AvatarCrop }) {
  const { percentCrop, changeZoom, moveTo } = crop;
  const { stage, isPinching } = useZoomGestures(crop);
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(
    function drawPhoto() {
      canvas.current?.getContext('2d')?.drawImage(photo.canvas, 0, 0);
    },
    [photo],
  );

  function focusCircle(event: PointerEvent<HTMLElement>) {
    event.currentTarget
      .querySelector<HTMLElement>('.ReactCrop__crop-selection')
      ?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    changeZoom((zoom) => zoom + step);
  }

  return (
    <Flex
      ref={stage}
      justify="center"
      bg="bg.muted"
      borderRadius="l2"
      overflow="hidden"
      touchAction="none"
      onKeyDown={handleKey}
      onPointerDown={focusCircle}
    >
      <ReactCrop
        crop={percentCrop}
        onChange={(_pixels, percents) => {
          if (!isPinching.current) moveTo(percents);
        }}
        aspect={1}
        circularCrop
        locked
        keepSelection
        ariaLabels={LABELS}
        style={{ width: `min(100%, ${photo.width / photo.height} * ${STAGE_HEIGHT})` }}
      >
        <canvas ref={canvas} width={photo.width} height={photo.height} style={PICTURE_STYLE} />
      </ReactCrop>
    </Flex>
  );
}
