import { createIcon } from './create-icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ createIcon('m14.5 6-6 6 6 6');
