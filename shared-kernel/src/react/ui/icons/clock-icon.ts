import { createIcon } from './create-icon.tsx';

/** Waiting, a time. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M12 7.5V12l3 2',
);
