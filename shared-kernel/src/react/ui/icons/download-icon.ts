import { createIcon } from './create-icon.tsx';

/** Saves a file. */
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11', 'm7 11 5 5 5-5', 'M4 20h16');
