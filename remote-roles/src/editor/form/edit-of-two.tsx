import { peopleGenitive, SecondPersonBanner, staffNamesText } from '@cabinet/access';
import type { Role } from '../../api/roles.ts';

interface EditOfTwoProps {
  readonly role: Pick<Role, 'usersCount'>;
  /** Of the staff permissions that its people get. */
  readonly names: readonly string[];
}

/** Says that one person is not enough to save this. */
export function EditOfTwo({ role, names }: EditOfTwoProps) {
  return (
    <SecondPersonBanner
      cause={`Правка даёт служебные права: ${staffNamesText(names)}. Роль есть у ${peopleGenitive(role.usersCount)}.`}
      what="Её целиком"
      until="до этого роль останется прежней"
    />
  );
}
