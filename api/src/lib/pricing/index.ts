export {
  CORRECTION_SCOPES,
  type Correction,
  chooseCorrection,
  covers,
  outranks,
  type Ranked,
  type Scope,
  type Target,
} from './choose-correction.ts';
export { priceTokens } from './price-tokens.ts';
