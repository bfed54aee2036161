export { type Correction, chooseCorrection } from './choose-correction.ts';
export { priceTokens } from './price-tokens.ts';
