import { createIcon } from './create-icon.tsx';

/** A payment request or an invoice. */
export const ReceiptIcon = /* @__PURE__ */ createIcon(
  'M5 3.5V21l2.5-1.5L10 21l2-1.5 2 1.5 2.5-1.5L19 21V3.5H5Z',
  'M9 8.5h6',
  'M9 12.5h6',
);
