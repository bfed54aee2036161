import type { Database } from '#db/index.ts';
import { enqueueLetter, type Letter } from '#lib/mail/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { stopLink } from './letters.ts';
import { saveStopLink, type Told } from './repository.ts';

interface Stoppable {
  readonly proposalId: string;
  readonly cabinetOrigin: string;
}

/** Writes to these people, each with a link of their own that stops a proposal. The secret stands nowhere else. */
export async function writeLinks(
  trx: Database,
  { proposalId, cabinetOrigin }: Stoppable,
  people: readonly Told[],
  letterOf: (to: Told, link: string) => Letter,
): Promise<void> {
  for (const person of people) {
    const secret = newSecret();
    const letterId = await enqueueLetter(trx, letterOf(person, stopLink(cabinetOrigin, secret)));
    await saveStopLink(trx, { secretHash: hashSecret(secret), proposalId, userId: person.id, letterId });
  }
}
