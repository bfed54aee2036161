const DIGITS = 6;

/** A number as a person reads it out: a letter that names the kind, and at least six digits. */
const numberText = (letter: string) => (number: number) =>
  `${letter}-${String(number).padStart(DIGITS, '0')}`;

/** Reads the number from a text with or without the letter and the zeros. It is undefined for any other text. */
function parseNumber(pattern: RegExp) {
  return (text: string): number | undefined => {
    const digits = pattern.exec(text.trim())?.[1];
    return digits === undefined ? undefined : Number(digits);
  };
}

/** The number of a payment request, «З-000123», which people read out to support. */
export const requestNumber = numberText('З');

/** Reads «З-000123», «з-123» or «123». */
export const parseRequestNumber = parseNumber(/^(?:з|z)?\s*-?\s*0*(\d{1,12})$/i);

/** The number of a proposal about money, «П-000123», which people read out to a colleague. */
export const proposalNumber = numberText('П');

/** Reads «П-000123», «п-123» or «123». */
export const parseProposalNumber = parseNumber(/^п?\s*-?\s*0*(\d{1,12})$/i);

/** The number of a rate correction: «№ 7». */
export const correctionNumber = (number: number) => `№ ${number}`;

/** Reads «№ 7», «№7» or «7», the number of a correction or of an audit row. */
export const parseOrdinal = parseNumber(/^№?\s*(\d{1,15})$/);
