import { createIcon } from './create-icon.tsx';

/** Spending, figures over time. */
export const ChartIcon = /* @__PURE__ */ createIcon('M4 4v16h16', 'M8 16v-4', 'M12 16V8', 'M16 16v-6');
