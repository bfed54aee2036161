import { createIcon } from './create-icon.tsx';

/** A bank card. */
export const CardIcon = /* @__PURE__ */ createIcon(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5Z',
  'M3 10h18',
  'M7 15h3',
);
