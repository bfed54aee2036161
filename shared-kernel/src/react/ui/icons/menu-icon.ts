import { createIcon } from './create-icon.tsx';

/** Opens the menu. */
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16', 'M4 12h16', 'M4 17.5h16');
