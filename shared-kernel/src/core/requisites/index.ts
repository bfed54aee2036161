export { kindOfBik, treasuryAccountKind } from './bank-kind.ts';
export { checkAccount } from './check-account.ts';
export { checkBik } from './check-bik.ts';
export { checkCorrAccount } from './check-corr-account.ts';
export { checkInn } from './check-inn.ts';
export { checkKpp } from './check-kpp.ts';
export { checkOgrn } from './check-ogrn.ts';
export { REQUISITE_NAMES, type RequisiteCheck, type RequisiteField } from './requisite-check.ts';
