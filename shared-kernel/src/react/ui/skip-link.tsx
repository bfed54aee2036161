import { chakra } from '@chakra-ui/react/styled-system';

const Anchor = /* @__PURE__ */ chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    borderRadius: 'l2',
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** The first thing that Tab reaches. It jumps over the navigation to the element with `targetId`. */
export function SkipLink({ targetId = 'content' }: { readonly targetId?: string }) {
  return <Anchor href={`#${targetId}`}>Перейти к содержимому</Anchor>;
}
