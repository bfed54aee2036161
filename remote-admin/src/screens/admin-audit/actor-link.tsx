import { Link } from '@cabinet/kernel/ui';
import type { AuditRow } from '../../api/audit.ts';
import { paths } from '../../paths.ts';

/** Who did it, in words. */
export const actorText = (actor: AuditRow['actor']): string =>
  actor === null ? 'Система' : actor.displayName || actor.email;

/** Who did it, as a link to their page. */
export function ActorLink({ actor }: Pick<AuditRow, 'actor'>) {
  if (actor === null) return actorText(actor);
  return <Link to={paths.adminUsersDetail.to({ userId: actor.id })}>{actorText(actor)}</Link>;
}
