export { type Bounds, boundsOfPrice, isAlone, isWithin, MULTIPLIERS_ALONE } from './alone.ts';
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
export { CORRECTION_STATES, SCOPE_LABEL, STATE_LABEL } from './correction-words.ts';
export { sumCosts, withMultiplier, withPrices } from './costs-repository.ts';
export { impactDays, toCost, toImpact } from './impact.ts';
export { priceTokens } from './price-tokens.ts';
