import { inTransaction } from '#db/database.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import type { App } from './inviting.ts';
import { LapsedInvitation } from './refusals.ts';

/**
 * Answers an invitation. When its inviter turns out to have lost the right, the refusal is written down: the invitation
 * must not open again when the right comes back.
 */
export async function endingLapsed<T>({ context }: App, answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof LapsedInvitation) {
      const { inviterId: userId } = error;
      await inTransaction(context.connection.db, (trx) => endWhatTheyGranted(trx, null, { userId }));
    }
    throw error;
  }
}
