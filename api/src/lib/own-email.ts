import { sql } from 'kysely';
import { maySignIn } from './may-sign-in.ts';

/**
 * The e-mail of somebody who may sign in and is no guest, as far as it speaks for itself: null where an administrator has
 * set it and no letter has proved it since, because then its holder may never have read one that went there (product §15.4,
 * §12.12).
 */
export const ownEmailOf = (userId: string) => sql<string | null>`(
  select u.email from users u join roles r on r.id = u.role_id
  where u.id = ${userId}::uuid and ${maySignIn} and r.key is distinct from 'guest'
    and not exists (select from grants g where g.user_id = u.id and g.kind = 'email'
      and g.at > coalesce(u.email_proved_at, '-infinity')))`;
