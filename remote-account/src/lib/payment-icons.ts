import { createIcon } from '@cabinet/kernel/ui';

/** Called off. */
export const BanIcon = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M5.75 5.75l12.5 12.5',
);

/** A bank card. */
export const CardIcon = /* @__PURE__ */ createIcon(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5Z',
  'M3 10h18',
  'M7 15h3',
);

/** Time has run out. */
export const HourglassIcon = /* @__PURE__ */ createIcon(
  'M6 3h12',
  'M6 21h12',
  'M7 3v3.5c0 2.5 5 3.5 5 5.5s-5 3-5 5.5V21',
  'M17 3v3.5c0 2.5-5 3.5-5 5.5s5 3 5 5.5V21',
);

/** Given back. */
export const ReturnIcon = /* @__PURE__ */ createIcon('M9 4 4 9l5 5', 'M4 9h10a6 6 0 0 1 0 12h-4');
