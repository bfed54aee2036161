const DAY_MS = 86_400_000;

/** @typedef {{big: Holder, ordinary: Holder, company: Holder, first: Date, last: Date}} History */
/** @typedef {{payerId: string, userId: string}} Holder */
/** @typedef {import('../../api/src/modules/transactions/filter-repository.ts').TransactionFilter} Filter */

/** @satisfies {Omit<Filter, 'branches'>} */
const ANY = {
  payers: undefined,
  types: undefined,
  direction: undefined,
  from: undefined,
  to: undefined,
  modelId: undefined,
  isOwn: false,
};

/**
 * As the API reads `GET transactions?payer_id=…`, or a company's own list.
 *
 * @param {Holder} holder
 * @returns {Filter}
 */
const ofPayer = ({ payerId }) => ({ ...ANY, branches: [{ payerId }] });

/**
 * As the API reads `GET transactions/user`: what names the person, and what their own payer got with nobody named.
 *
 * @param {Holder} holder
 * @returns {Filter}
 */
const ofPerson = ({ payerId, userId }) => ({ ...ANY, branches: [{ userId }, { payerId, isNobody: true }] });

/** @type {Filter} */
const EVERYTHING = { ...ANY, branches: [{}] };

/**
 * Lists of which pages are read.
 *
 * @param {History} history
 * @returns {Record<string, Filter>}
 */
export const lists = ({ big, ordinary }) => ({
  'the big payer': ofPayer(big),
  "the big payer's person": ofPerson(big),
  'the big payer, refunds': { ...ofPayer(big), types: ['refund'] },
  'the big payer, income': {
    ...ofPayer(big),
    direction: 'in',
    types: ['topup', 'bonus', 'refund', 'adjustment', 'reversal'],
  },
  'the big payer, one model': { ...ofPayer(big), modelId: 'model-7' },
  'an ordinary payer': ofPayer(ordinary),
  everything: EVERYTHING,
  'everything, refunds': { ...EVERYTHING, types: ['refund'] },
});

/**
 * Filters of which totals are read.
 *
 * @param {History} history
 * @returns {Record<string, Filter>}
 */
export const filters = ({ big, first, last }) => {
  const at = (/** @type {number} */ share) =>
    new Date(first.getTime() + share * (last.getTime() - first.getTime()));
  const payer = ofPayer(big);
  return {
    'the big payer, always': payer,
    'the big payer, 300 days with cut ends': { ...payer, from: at(0.1), to: at(0.92) },
    'the big payer, 30 days': { ...payer, from: at(0.5), to: new Date(at(0.5).getTime() + 30 * DAY_MS) },
    'the big payer, 5 hours': { ...payer, from: at(0.5), to: new Date(at(0.5).getTime() + 0.2 * DAY_MS) },
    'the big payer, charges': { ...payer, types: ['charge'] },
    'the big payer, income': {
      ...payer,
      direction: 'in',
      types: ['topup', 'bonus', 'refund', 'adjustment', 'reversal'],
    },
    'the big payer, one model': { ...payer, modelId: 'model-7' },
    "the big payer's person, always": ofPerson(big),
    "the big payer's person, one model": { ...ofPerson(big), modelId: 'model-7' },
    'everything, 30 days': {
      ...EVERYTHING,
      from: at(0.5),
      to: new Date(at(0.5).getTime() + 30 * DAY_MS),
    },
    'everything, always': EVERYTHING,
  };
};

/**
 * Periods of which the usage of a company of a thousand people is read.
 *
 * @type {Record<string, {days: number, isOwn: boolean}>}
 */
export const usages = {
  'the company, 30 days': { days: 30, isOwn: false },
  'the company, 90 days': { days: 90, isOwn: false },
  'the company, a year': { days: 366, isOwn: false },
  'one of its people, 30 days': { days: 30, isOwn: true },
};
