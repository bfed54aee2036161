import { chakra } from '@chakra-ui/react/styled-system';

/** A sheet on the page. */
export const Card = /* @__PURE__ */ chakra('div', {
  base: { layerStyle: 'card', p: { base: '4', md: '6' } },
});
