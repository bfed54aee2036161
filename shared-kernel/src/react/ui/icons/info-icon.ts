import { createIcon } from './create-icon.tsx';

/** Good to know. */
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M12 11v5',
  'M12 8h.01',
);
