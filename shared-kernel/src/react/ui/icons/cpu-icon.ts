import { createIcon } from './create-icon.tsx';

/** A device or a model. */
export const CpuIcon = /* @__PURE__ */ createIcon(
  'M7 7h10v10H7z',
  'M10 3v4',
  'M14 3v4',
  'M10 17v4',
  'M14 17v4',
  'M3 10h4',
  'M3 14h4',
  'M17 10h4',
  'M17 14h4',
);
