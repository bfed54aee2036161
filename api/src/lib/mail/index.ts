export { composeLetter, type LetterContent, type LetterPart } from './compose.ts';
export { fromWhere } from './from-where.ts';
export { LETTER_KIND, type LetterKind } from './kinds.ts';
export type { Letter } from './letter.ts';
export { letterTime } from './letter-time.ts';
export { enqueueLetter, type StoredLetter } from './outbox.ts';
export { demoTransport, type MailTransport, smtpTransport } from './transport.ts';
export { LETTER_OUTCOMES, sendDueLetters, startMailWorker } from './worker.ts';
