import { createIcon } from './create-icon.tsx';

/** Time has run out. */
export const HourglassIcon = /* @__PURE__ */ createIcon(
  'M6 3h12',
  'M6 21h12',
  'M7 3v3.5c0 2.5 5 3.5 5 5.5s-5 3-5 5.5V21',
  'M17 3v3.5c0 2.5-5 3.5-5 5.5s5 3 5 5.5V21',
);
