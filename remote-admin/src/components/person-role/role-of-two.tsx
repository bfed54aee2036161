import { gainedStaffNames, SecondPersonBanner, staffNamesText } from '@cabinet/access';
import { quoted } from '@cabinet/kernel/core/text';
import type { Role } from '../../api/roles.ts';

interface RoleOfTwoProps {
  /** Unknown where the person has a role of another place. */
  readonly now: Role | undefined;
  readonly next: Role | undefined;
  /** How things stay until somebody else confirms it. */
  readonly until: string;
}

/** Names of the staff permissions that another role gives. */
export const staffGain = (now: Role | undefined, next: Role | undefined): readonly string[] =>
  next === undefined ? [] : gainedStaffNames(next, now);

/** Says that one person is not enough to give this role, where that is so. */
export function RoleOfTwo({ now, next, until }: RoleOfTwoProps) {
  const names = staffGain(now, next);
  if (next === undefined || names.length === 0) return null;
  return (
    <SecondPersonBanner
      cause={`Роль ${quoted(next.roleName)} даёт служебные права: ${staffNamesText(names)}.`}
      what="Её"
      until={until}
    />
  );
}
