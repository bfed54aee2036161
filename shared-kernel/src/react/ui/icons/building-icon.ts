import { createIcon } from './create-icon.tsx';

/** A company. */
export const BuildingIcon = /* @__PURE__ */ createIcon(
  'M4 21V5l8-3v19',
  'M12 8h8v13',
  'M2.5 21h19',
  'M8 8v.01',
  'M8 12v.01',
  'M8 16v.01',
  'M16 12v.01',
  'M16 16v.01',
);
