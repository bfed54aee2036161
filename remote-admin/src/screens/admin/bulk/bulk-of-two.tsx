import { gainedStaffNames, SecondPersonBanner, staffNamesText } from '@cabinet/access';
import { quoted } from '@cabinet/kernel/core/text';
import { Text } from '@cabinet/kernel/ui';
import type { Role } from '../../../api/roles.ts';
import { peopleText } from './bulk-words.ts';

interface BulkOfTwoProps {
  /** How many people it is about. */
  readonly count: number;
  /** How many of them a second person is to confirm; `null`: the job will say. */
  readonly ofTwo: number | null;
  /** The role that is given; without one people are switched on. */
  readonly next: Role | undefined;
}

/** Says of how many people a second person is to confirm it. */
export function BulkOfTwo({ count, ofTwo, next }: BulkOfTwoProps) {
  if (ofTwo === 0) return null;
  const those = ofTwo === null ? '' : ` у ${peopleText(ofTwo)} из ${count.toLocaleString('ru-RU')}`;
  if (next !== undefined)
    return (
      <SecondPersonBanner
        cause={`Роль ${quoted(next.roleName)} даёт служебные права: ${staffNamesText(gainedStaffNames(next))}.${
          ofTwo === null ? '' : ` Их ещё нет${those}.`
        }`}
        what={ofTwo === null ? 'Роль каждого, у кого их ещё нет,' : 'Роль каждого из них'}
        until="до этого она останется прежней"
      />
    );
  if (ofTwo === null)
    return (
      <Text textStyle="sm" color="fg.muted">
        Кто с служебными правами, того задание не включит, а предложит включить: подтвердит другой человек.
      </Text>
    );
  return (
    <SecondPersonBanner
      cause={`Служебные права${those}.`}
      what="Включение каждого из них"
      until="до этого войти они не смогут"
    />
  );
}
