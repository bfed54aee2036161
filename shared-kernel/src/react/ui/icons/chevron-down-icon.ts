import { createIcon } from './create-icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
