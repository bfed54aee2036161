import { chakra } from '@chakra-ui/react/styled-system';

const Line = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '-2px',
    height: '2px',
    borderRadius: 'full',
    bg: 'colorPalette.solid',
    animation: 'pulse',
    zIndex: 'docked',
    pointerEvents: 'none',
  },
});

/** Says that newer rows are on their way. The old ones stay and can be used, and the line takes no room. */
export function RefreshLine() {
  return <Line role="status" aria-label="Обновление данных" />;
}
