import { createIcon } from './create-icon.tsx';

/** Edits. */
export const PencilIcon = /* @__PURE__ */ createIcon(
  'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20Z',
  'm14 6.5 3.5 3.5',
);
