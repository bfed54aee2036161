const DIGITS = 6;

/** A number as a person reads it out: a letter that names the kind, and at least six digits. */
const numberText = (letter: string) => (number: number) =>
  `${letter}-${String(number).padStart(DIGITS, '0')}`;

const GAPS = /(?<=\d)\s+(?=\d)/g;

/**
 * Reads a number with or without its letter, «№», dash and zeros, in groups of digits or in one. `letters` are those by
 * which people write the kind. It is undefined for any other text.
 */
function parseNumber(letters: string) {
  const pattern = new RegExp(`^(?:№\\s*)?(?:[${letters}])?[\\s\\p{Pd}\u2212]*0*(\\d{1,15})$`, 'iu');
  return (text: string): number | undefined => {
    const digits = pattern.exec(text.trim().replace(GAPS, ''))?.[1];
    return digits === undefined ? undefined : Number(digits);
  };
}

/** The number of a payment request, «З-000123», which people read out to support. */
export const requestNumber = numberText('З');

/** Reads «З-000123», «з-123», «№ 123» or «123». */
export const parseRequestNumber = parseNumber('зz');

/** The number of a proposal about money, «П-000123», which people read out to a colleague. */
export const proposalNumber = numberText('П');

/** Reads «П-000123», «п-123», «№ 123» or «123». */
export const parseProposalNumber = parseNumber('пp');

/** The number of a transaction, «Т-000123», which people read out to support. */
export const transactionNumber = numberText('Т');

/** Reads «Т-000123», «т-123», «№ 123» or «123». */
export const parseTransactionNumber = parseNumber('тt');

/** The number of a rate correction: «№ 7». */
export const correctionNumber = (number: number) => `№ ${number}`;

/** Reads «№ 7», «№7» or «7», the number of a correction or of an audit row. */
export const parseOrdinal = parseNumber('№');
