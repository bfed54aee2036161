import { createIcon } from './create-icon.tsx';

/** A handle to drag by. */
export const GripIcon = /* @__PURE__ */ createIcon(
  'M9 6m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M9 12m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M9 18m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M15 6m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M15 12m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'M15 18m-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
);
