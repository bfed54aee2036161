import { createIcon } from './create-icon.tsx';

/** Deletes. */
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16',
  'M9 6.5V4h6v2.5',
  'M6 6.5 7 20.5h10l1-14',
  'M10 10.5v6',
  'M14 10.5v6',
);
