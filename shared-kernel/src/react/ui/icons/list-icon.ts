import { createIcon } from './create-icon.tsx';

/** A list: transactions, requests. */
export const ListIcon = /* @__PURE__ */ createIcon(
  'M8 6h12',
  'M8 12h12',
  'M8 18h12',
  'M4 6h.01',
  'M4 12h.01',
  'M4 18h.01',
);
