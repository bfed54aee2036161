export type { MoneyTextProps } from './money-text.tsx';
export { MoneyText } from './money-text.tsx';
