import { createIcon } from './create-icon.tsx';

/** Money, the balance. */
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h14.5a1.5 1.5 0 0 1 1.5 1.5v10.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5v-12Z',
  'M4 6.5 16.5 3.5v3',
  'M16 13.250h.01',
);
