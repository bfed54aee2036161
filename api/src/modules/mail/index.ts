export { demoMailbox } from './demo-mailbox.ts';
export { enqueueLetter, type Letter, type StoredLetter } from './outbox.ts';
export { demoTransport, type MailTransport, smtpTransport } from './transport.ts';
export { sendDueLetters, startMailWorker } from './worker.ts';
