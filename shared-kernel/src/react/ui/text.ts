import { chakra } from '@chakra-ui/react/styled-system';

/** A paragraph; `as="span"` for words inside one. */
export const Text = /* @__PURE__ */ chakra('p');
