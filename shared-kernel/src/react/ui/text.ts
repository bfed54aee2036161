import { chakra } from '@chakra-ui/react/styled-system';

/** A paragraph, or with `as="span"` words inside one. */
export const Text = /* @__PURE__ */ chakra('p');
