import { chakra } from '@chakra-ui/react/styled-system';

/** The words beside the icon of a table's tool, where there is room for them. */
export const ToolLabel = /* @__PURE__ */ chakra('span', { base: { hideBelow: '2xl' } });
