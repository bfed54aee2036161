import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Props of {@link Card}. */
export interface CardProps extends HTMLChakraProps<'div'> {}

/** A sheet on the page. */
export const Card = /* @__PURE__ */ chakra('div', {
  base: { layerStyle: 'card', p: { base: '4', md: '6' } },
});
