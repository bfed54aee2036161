export { ExactSums } from './exact-sums.tsx';
export type { MoneyTextProps } from './money-text.tsx';
export { MoneyText } from './money-text.tsx';
