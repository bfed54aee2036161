import { createIcon } from './create-icon.tsx';

/** Leads out of the cabinet. */
export const ExternalIcon = /* @__PURE__ */ createIcon('M14 4h6v6', 'M20 4 11 13', 'M18 14v6H4V6h6');
