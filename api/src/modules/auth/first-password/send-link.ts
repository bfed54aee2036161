import type { Database } from '#db/index.ts';
import { recordGrant } from '#lib/grants/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { firstPasswordLetter, firstPasswordLink } from './letter.ts';
import { saveLink } from './repository.ts';

/** Sends the letter whose link sets the password of an account without one. The secret stands nowhere else. */
export async function sendFirstPasswordLink(
  trx: Database,
  {
    id,
    email,
    name,
    sentBy,
    origin,
  }: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly sentBy: string;
    readonly origin: string;
  },
): Promise<void> {
  const secret = newSecret();
  const expiresAt = await saveLink(trx, { userId: id, secretHash: hashSecret(secret), sentBy });
  await recordGrant(trx, { kind: 'password_link', userId: id, givenBy: sentBy });
  const link = firstPasswordLink(origin, secret);
  await enqueueLetter(trx, firstPasswordLetter({ recipient: email, name, link, expiresAt }));
}
