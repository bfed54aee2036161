import { createIcon } from '@cabinet/kernel/ui';

/** Prints. */
export const PrinterIcon = /* @__PURE__ */ createIcon(
  'M7 9V3.5h10V9',
  'M7 17H3.5V9h17v8H17',
  'M7 14h10v6.5H7z',
);
