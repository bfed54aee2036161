import { createIcon } from './create-icon.tsx';

/** The first page. */
export const HomeIcon = /* @__PURE__ */ createIcon(
  'm3.5 11.5 8.5-7.5 8.5 7.5',
  'M5.5 10v10h13V10',
  'M10 20v-5.5h4V20',
);
