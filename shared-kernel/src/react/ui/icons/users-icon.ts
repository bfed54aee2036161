import { createIcon } from './create-icon.tsx';

/** A group, or the people of a company. */
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  'M2.5 19.5c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5',
  'M16 5.3a3.5 3.5 0 0 1 0 6.4',
  'M18 14.9c1.9.7 3.1 2.3 3.5 4.6',
);
