import { createIcon } from './create-icon.tsx';

/** Settings. */
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h9',
  'M17 7h3',
  'M4 17h3',
  'M11 17h9',
  'M15 9.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  'M9 19.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
);
