import { chakra } from '@chakra-ui/react/styled-system';

/** The words beside the icon of a table's tool: where there is room for them, and where the icon would be alone in its line. */
export const ToolLabel = /* @__PURE__ */ chakra('span', {
  base: { '&:not([data-alone])': { hideBelow: '2xl' } },
});
