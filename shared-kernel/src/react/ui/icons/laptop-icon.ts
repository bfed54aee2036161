import { createIcon } from './create-icon.tsx';

/** A browser of a computer. */
export const LaptopIcon = /* @__PURE__ */ createIcon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5V15H4V6.5A1.5 1.5 0 0 1 5.5 5Z',
  'M2.5 19h19',
);
