import { createIcon } from './create-icon.tsx';

/** Signs out. */
export const LogoutIcon = /* @__PURE__ */ createIcon('M10 4H4.5v16H10', 'M9 12h11', 'm16 8 4 4-4 4');
