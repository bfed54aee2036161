export { composeLetter, type LetterContent, type LetterPart, type OwnLetterContent } from './compose.ts';
export { writeDigests } from './digest.ts';
export { fromWhere } from './from-where.ts';
export { type CausedKind, LETTER_KIND, type LetterKind } from './kinds.ts';
export type { Letter } from './letter.ts';
export { letterTime } from './letter-time.ts';
export { enqueueLetter, type StoredLetter } from './outbox.ts';
export { demoTransport, type MailTransport, smtpTransport } from './transport.ts';
export { LETTER_OUTCOMES, sendDueLetters, startMailWorker } from './worker.ts';
