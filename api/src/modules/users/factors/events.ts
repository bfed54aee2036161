import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { SecurityEventsData } from '#lib/second-factors/schemas.ts';
import { eventText } from './event-words.ts';
import { EVENTS_PAGE, eventsOf } from './events-repository.ts';

/** What has happened to somebody's account, the newest first (product §12.11). From where the staff work is theirs to know. */
export async function readEvents(
  db: Database,
  userId: string,
  before: string | undefined,
): Promise<Static<typeof SecurityEventsData>> {
  const { rows } = await eventsOf(userId, before).execute(db);
  const items = rows
    .slice(0, EVENTS_PAGE)
    .map(({ id, action, after, ip, user_agent, created_at, is_own, is_asked }) => ({
      id,
      at: created_at,
      text: eventText(action, { isOwn: is_own, isAsked: is_asked, after: after ?? {} }),
      ip: is_own ? ip : null,
      user_agent: is_own ? user_agent : null,
      is_own,
    }));
  return { items, next: rows.length > EVENTS_PAGE ? (items.at(-1)?.id ?? null) : null };
}
