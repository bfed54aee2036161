import { createIcon } from './create-icon.tsx';

/** A bonus. */
export const GiftIcon = /* @__PURE__ */ createIcon(
  'M4 11h16v9H4z',
  'M3 7.5h18V11H3z',
  'M12 7.5V20',
  'M12 7.5S11 3.5 8.5 3.5a2 2 0 0 0 0 4H12Z',
  'M12 7.5s1-4 3.5-4a2 2 0 0 1 0 4H12Z',
);
