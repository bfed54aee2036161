import { createTransport } from 'nodemailer';
import type { StoredLetter } from './outbox.ts';

export interface MailTransport {
  readonly send: (letter: StoredLetter) => Promise<void>;
  readonly close: () => void;
}

/** Sends letters through SMTP_URL. The id of the outbox row lets a receiver drop a second copy. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  return {
    send: async ({ id, recipient, subject, body_text, body_html }) => {
      await transport.sendMail({
        from,
        // An object, because a text would be read as a list of people.
        to: { name: '', address: recipient },
        subject,
        text: body_text,
        ...(body_html === null ? {} : { html: body_html }),
        messageId: `<${id}@cabinet>`,
        // Nobody's holiday answers it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** The demonstration has no mail server: its mail box page shows the outbox instead. */
export const demoTransport: MailTransport = { send: async () => undefined, close: () => undefined };
