export { checkAccount } from './check-account.ts';
export { checkBik } from './check-bik.ts';
export { checkCorrAccount } from './check-corr-account.ts';
export { checkInn } from './check-inn.ts';
export { checkKpp } from './check-kpp.ts';
export { checkOgrn } from './check-ogrn.ts';
export { type ReadRequisites, readRequisites } from './read-requisites.ts';
export type { PastedField } from './reading/collector.ts';
export { REQUISITE_NAMES, type RequisiteCheck } from './requisite-check.ts';
