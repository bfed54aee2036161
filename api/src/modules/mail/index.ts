export { DEMO_MAIL_URL, demoMailbox } from './demo-mailbox.ts';
export { enqueueLetter, type Letter, type StoredLetter } from './outbox.ts';
export { demoTransport, type MailTransport, smtpTransport } from './transport.ts';
export { type MailWorkerOptions, sendDueLetters, startMailWorker } from './worker.ts';
