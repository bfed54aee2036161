import { Link } from '@cabinet/kernel/ui';
import type { AuditRow } from '../../api/audit.ts';
import { actorText } from '../../components/audit/row-text.ts';
import { paths } from '../../paths.ts';

/** Who did it, as a link to their page. */
export function ActorLink({ row }: { readonly row: Pick<AuditRow, 'actor' | 'actorText'> }) {
  if (row.actor === null) return <span>{actorText(row)}</span>;
  return <Link to={paths.adminUsersDetail.to({ userId: row.actor.id })}>{actorText(row)}</Link>;
}
