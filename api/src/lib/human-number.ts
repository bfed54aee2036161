const DIGITS = 6;

/** A number as a person reads it out: a letter that says of what, and at least six digits. */
const numberText = (letter: string) => (number: number) =>
  `${letter}-${String(number).padStart(DIGITS, '0')}`;

/** The number in such a text, with or without the letter and the zeros; undefined for any other text. */
function parseNumber(pattern: RegExp) {
  return (text: string): number | undefined => {
    const digits = pattern.exec(text.trim())?.[1];
    return digits === undefined ? undefined : Number(digits);
  };
}

/** A payment request: «З-000123», what a person reads out to support. */
export const requestNumber = numberText('З');

/** «З-000123», «з-123», «123». */
export const parseRequestNumber = parseNumber(/^(?:з|z)?\s*-?\s*0*(\d{1,12})$/i);

/** A proposal about money: «П-000123», what a person reads out to a colleague. */
export const proposalNumber = numberText('П');

/** «П-000123», «п-123», «123». */
export const parseProposalNumber = parseNumber(/^п?\s*-?\s*0*(\d{1,12})$/i);

/** A rate correction: «№ 7». */
export const correctionNumber = (number: number) => `№ ${number}`;

/** «№ 7», «№7», «7»: a correction, or a row of the audit log. */
export const parseOrdinal = parseNumber(/^№?\s*(\d{1,15})$/);
