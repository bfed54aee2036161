import { createIcon } from './create-icon.tsx';

/** A phone. */
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Z',
  'M11 18h2',
);
