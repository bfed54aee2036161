import { createIcon } from './create-icon.tsx';

/** The light theme. */
export const SunIcon = /* @__PURE__ */ createIcon(
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z',
  'M12 2.5v2',
  'M12 19.5v2',
  'm5.3 5.3 1.4 1.4',
  'm17.3 17.3 1.4 1.4',
  'M2.5 12h2',
  'M19.5 12h2',
  'm5.3 18.7 1.4-1.4',
  'm17.3 6.7 1.4-1.4',
);
