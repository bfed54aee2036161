import { createIcon } from './create-icon.tsx';

/** More actions, or the rest of the menu. */
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M5 12m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M12 12m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M19 12m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
);
