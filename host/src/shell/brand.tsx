import { MARK } from '@cabinet/kernel/core/brand';
import { chakra, Flex, Text } from '@cabinet/kernel/ui';

const Mark = /* @__PURE__ */ chakra('svg', {
  base: {
    width: '8',
    height: '8',
    flexShrink: '0',
    color: 'colorPalette.solid',
    '& g': { stroke: 'colorPalette.contrast' },
  },
});

/** The cabinet's sign, beside its name unless there is no room. */
export function Brand({ isCompact = false }: { readonly isCompact?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <Mark viewBox="0 0 32 32" fill="none" strokeWidth={MARK.strokeWidth} strokeLinecap="round" aria-hidden>
        <path fill="currentColor" d={MARK.bubble} />
        <g>
          <path d={MARK.lines} />
          <path opacity={MARK.coinOpacity} d={MARK.coin} />
        </g>
      </Mark>
      {!isCompact && (
        <Text as="span" fontWeight="semibold" textStyle="lg" letterSpacing="tight">
          Кабинет
        </Text>
      )}
    </Flex>
  );
}
