import { createIcon } from './create-icon.tsx';

/** Reloads, or makes again. */
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M20 5v5h-5',
  'M4 19v-5h5',
  'M19.5 10A8 8 0 0 0 5.5 7.5',
  'M4.5 14a8 8 0 0 0 14 2.5',
);
