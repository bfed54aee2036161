export { MoneyText } from './money-text.tsx';
