import { createIcon } from './create-icon.tsx';

/** Hides what is shown. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M4 4l16 16',
  'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7',
  'M6.2 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1',
  'M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
