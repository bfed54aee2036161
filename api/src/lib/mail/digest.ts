import { plural } from '@cabinet/kernel/core/text';
import { sql } from 'kysely';
import { type Database, inTransaction } from '#db/index.ts';
import { timesOf } from '../times.ts';
import { composeLetter } from './compose.ts';
import type { Letter } from './letter.ts';
import { letterTime } from './letter-time.ts';
import { lockLimits } from './limits.ts';
import { enqueueLetter } from './outbox.ts';

/** What happened once or more often in the same words. */
interface Happened {
  readonly subject: string;
  readonly times: number;
  readonly last_at: Date;
  /** Of all subjects, also of those that are not listed. */
  readonly events: number;
}

const LINES_MAX = 50;

/** The first letter that is kept waits so long for others. */
const COLLECTED_FOR = sql`interval '1 hour'`;

const HAD_ONE_TODAY = sql`exists (select from outbox d
  where d.kind = 'digest' and lower(d.recipient) = lower(o.recipient)
    and d.created_at > now() - interval '1 day')`;

/**
 * Writes a digest of the letters that are kept to each recipient who has had none for 24 hours. The letters go with it.
 * Returns how many digests were written.
 */
export async function writeDigests(
  db: Database,
  { publicUrl }: { readonly publicUrl?: string | undefined } = {},
): Promise<number> {
  const { rows } = await sql<{ readonly recipient: string }>`
    select distinct lower(recipient) as recipient from outbox o
    where held_at < now() - ${COLLECTED_FOR} and not ${HAD_ONE_TODAY}`.execute(db);
  let written = 0;
  for (const { recipient } of rows) if (await writeDigest(db, recipient, publicUrl)) written += 1;
  return written;
}

/** Whether there was something to tell, and somebody who still has the address. */
async function writeDigest(db: Database, recipient: string, publicUrl: string | undefined): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockLimits(trx);
    const { rows: happened } = await sql<Happened>`
      with told as (
        delete from outbox o where held_at is not null and lower(recipient) = ${recipient} and not ${HAD_ONE_TODAY}
        returning subject, created_at)
      select subject, count(*)::integer as times, max(created_at) as last_at,
        (sum(count(*)) over ())::integer as events
      from told group by subject order by last_at desc, subject limit ${sql.lit(LINES_MAX)}`.execute(trx);
    const person = await trx
      .selectFrom('users')
      .select(['email', 'display_name'])
      .where('email', '=', recipient)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const [newest] = happened;
    if (!newest || !person) return false;
    await enqueueLetter(trx, digestLetter(person, happened, newest.events, publicUrl ?? ''));
    return true;
  });
}

/** One letter about all that was kept. @public For the samples of all letters. */
export function digestLetter(
  person: { readonly email: string; readonly display_name: string },
  happened: readonly Omit<Happened, 'events'>[],
  events: number,
  cabinetOrigin: string,
): Letter {
  const rest = events - happened.reduce((sum, { times }) => sum + times, 0);
  return composeLetter({
    kind: 'digest',
    recipient: person.email,
    name: person.display_name,
    subject: `Ещё ${eventsOf(events)}`,
    parts: [
      'Писем о том, что сделали другие, за сутки набралось слишком много. Остальное собрано здесь.',
      { list: [...happened.map(lineOf), ...(rest > 0 ? [`и ещё ${eventsOf(rest)}`] : [])] },
      'С тех пор что-то могло измениться. Как есть сейчас, видно в кабинете.',
    ],
    button: { text: 'Открыть кабинет', url: `${cabinetOrigin}/` },
  });
}

function lineOf({ subject, times, last_at }: Omit<Happened, 'events'>): string {
  if (times === 1) return `${subject}: ${letterTime(last_at)}`;
  return `${subject}: ${timesOf(times)}, последний — ${letterTime(last_at)}`;
}

const eventsOf = (count: number) => `${count} ${plural(count, 'событие', 'события', 'событий')}`;
