export { type Correction, type CorrectionScope, chooseCorrection } from './choose-correction.ts';
export { priceTokens, type TokenPrice } from './price-tokens.ts';
