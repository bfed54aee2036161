import { createIcon } from './create-icon.tsx';

/** A person. */
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M4.5 20.5c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6',
);
