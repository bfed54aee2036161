import { createIcon } from './create-icon.tsx';

/** A day to choose. */
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1Z',
  'M8 3.5v4M16 3.5v4M4 10.5h16',
);
