import { chakra } from '@cabinet/kernel/ui';
import { useLayoutEffect, useRef } from 'react';
import type { PhotoSquare } from './crop-geometry.ts';
import type { Photo } from './read-photo.ts';
import { drawAvatar } from './render-avatar.ts';

const Picture = /* @__PURE__ */ chakra('canvas', {
  base: { borderRadius: 'full', width: '24', height: '24', flexShrink: '0', borderWidth: '1px', bg: 'white' },
});

/** The avatar as others will see it, at every moment. */
export function RoundPreview({ photo, square }: { readonly photo: Photo; readonly square: PhotoSquare }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(
    function draw() {
      if (canvas.current !== null) drawAvatar(canvas.current, photo, square);
    },
    [photo, square],
  );

  return <Picture ref={canvas} role="img" aria-label="Предпросмотр аватара" title="Так увидят вас другие" />;
}
