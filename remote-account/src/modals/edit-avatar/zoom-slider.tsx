import { AVATAR_ZOOM_MAX, AVATAR_ZOOM_MIN, AVATAR_ZOOM_STEP } from '@cabinet/kernel/core/contract';
import { chakra, Flex, Text } from '@cabinet/kernel/ui';
import { useId } from 'react';
import type { AvatarCrop } from './use-crop.ts';

const Range = /* @__PURE__ */ chakra('input', {
  base: {
    // On a phone it has a line of its own, else a finger could not aim.
    order: { base: '1', sm: '0' },
    flex: { base: '1 0 100%', sm: '1' },
    minWidth: '0',
    height: '6',
    accentColor: 'colorPalette.solid',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    borderRadius: 'full',
  },
});

const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function ZoomSlider({ zoom, changeZoom }: Pick<AvatarCrop, 'zoom' | 'changeZoom'>) {
  const id = useId();
  const text = `${format.format(zoom)}×`;
  return (
    <Flex align="center" justify="space-between" columnGap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <label htmlFor={id}>Масштаб</label>
      <Range
        id={id}
        type="range"
        min={AVATAR_ZOOM_MIN}
        max={AVATAR_ZOOM_MAX}
        step={AVATAR_ZOOM_STEP}
        value={zoom}
        aria-valuetext={text}
        onChange={(event) => changeZoom(event.target.valueAsNumber)}
      />
      <Text as="span" aria-hidden width="10" textAlign="end" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
    </Flex>
  );
}
