import { createTransport } from 'nodemailer';
import type { LetterFile } from './attachment.ts';
import type { StoredLetter } from './outbox.ts';
import { withSupport } from './support-line.ts';

export interface MailTransport {
  readonly send: (letter: StoredLetter, files: readonly LetterFile[]) => Promise<void>;
  readonly close: () => void;
}

interface SmtpOptions {
  readonly from: string;
  /** The contact of support, as a link. */
  readonly support: string | undefined;
}

/** Sends letters through SMTP_URL. The id of the outbox row lets a receiver drop a second copy. */
export function smtpTransport(url: string, { from, support }: SmtpOptions): MailTransport {
  const transport = createTransport(url);
  return {
    send: async (letter, files) => {
      const { id, recipient, subject, body_text, body_html } = withSupport(letter, support);
      await transport.sendMail({
        from,
        // An object, because a text would be read as a list of people.
        to: { name: '', address: recipient },
        subject,
        text: body_text,
        ...(body_html === null ? {} : { html: body_html }),
        attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
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
