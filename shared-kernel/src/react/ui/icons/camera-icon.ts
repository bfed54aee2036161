import { createIcon } from './create-icon.tsx';

/** A photograph to take or choose. */
export const CameraIcon = /* @__PURE__ */ createIcon(
  'M4 8h3l1.5-2.5h7L17 8h3a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z',
  'M12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
);
