export { composeLetter, type LetterContent, type LetterPart } from './compose.ts';
export { fromWhere } from './from-where.ts';
export { LETTER_KIND, type LetterKind } from './kinds.ts';
export { letterText, letterTime } from './letter-text.ts';
export { enqueueLetter, type Letter, type StoredLetter } from './outbox.ts';
export { demoTransport, type MailTransport, smtpTransport } from './transport.ts';
export { withoutLinks } from './without-links.ts';
export { LETTER_OUTCOMES, sendDueLetters, startMailWorker } from './worker.ts';
