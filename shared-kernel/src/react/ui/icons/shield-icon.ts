import { createIcon } from './create-icon.tsx';

/** Security, a role. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6L12 3Z',
  'm9 12 2.2 2.2L15.3 10',
);
