import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Props of {@link Text}. */
export interface TextProps extends HTMLChakraProps<'p'> {}

/** A paragraph; `as="span"` for words inside one. */
export const Text = /* @__PURE__ */ chakra('p');
