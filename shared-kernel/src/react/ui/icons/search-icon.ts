import { createIcon } from './create-icon.tsx';

/** Finds. */
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  'm16 16 4.5 4.5',
);
