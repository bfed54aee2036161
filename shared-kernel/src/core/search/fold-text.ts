/** Before the text is put into its normal form, which would spell it «No». */
const NUMBER_SIGN = '№';
/** Signs that nobody sees, and the dot that «İ» leaves behind in lower case. */
const UNSEEN = /\u0307|\u034f|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A text as it is searched: in the normal form NFKC, so that «й» of one or two signs and letters of any width are one,
 * in lower case, «ё» as «е». `search_text` of the database says the same in SQL.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(NUMBER_SIGN, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');
}
