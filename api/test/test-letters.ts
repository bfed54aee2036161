import type { Database } from '#db/index.ts';
import { composeLetter, type Letter, type OwnLetterContent } from '#lib/mail/index.ts';

/** The texts of the letters to a person, newest first. */
export async function lettersTo(db: Database, recipient: string, kind: string): Promise<string[]> {
  const letters = await db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute();
  return letters.map(({ body_text }) => body_text);
}

/** The same as their reader sees them: what keeps mail programs from making links is invisible. */
export async function lettersSeenBy(db: Database, recipient: string, kind: string): Promise<string[]> {
  return (await lettersTo(db, recipient, kind)).map((letter) => letter.replaceAll('\u2060', ''));
}

/** The codes of the reset letters to a person, newest first. */
export async function letterCodes(db: Database, recipient: string): Promise<string[]> {
  const letters = await lettersTo(db, recipient, 'password-reset');
  return letters.map((text) => /\b\d{6}-\d{6}\b/.exec(text)?.[0] ?? '');
}

/** The code of the newest reset letter to a person. */
export async function letterCode(db: Database, recipient: string): Promise<string> {
  return (await letterCodes(db, recipient))[0] ?? '';
}

/** A letter for tests of what happens to letters. */
export function testLetter(change: Partial<OwnLetterContent> = {}): Letter {
  return composeLetter({
    kind: 'low-balance',
    recipient: 'reader@test.example',
    name: '',
    subject: 'Код <1>',
    parts: ['Код: 123456\n<script>'],
    ...change,
  });
}
