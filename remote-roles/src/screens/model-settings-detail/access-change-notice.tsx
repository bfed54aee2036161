import { Banner, Box, Text } from '@cabinet/kernel/ui';
import type { RoleVerdict } from '../../api/models.ts';
import { toPeople } from '../../components/model/model-words.ts';
import { namesText } from '../../lib/counts.ts';
import type { AccessChange } from './use-access-change.ts';

/** More names nobody reads in a row. */
const SHOWN = 6;

interface RoleNamesProps {
  readonly title: string;
  readonly roles: readonly RoleVerdict[];
}

function RoleNames({ title, roles }: RoleNamesProps) {
  if (roles.length === 0) return null;
  const names = roles.map(({ roleName, companyName }) =>
    companyName === null ? roleName : `${roleName} (${companyName})`,
  );
  return <Text>{`${title}: ${namesText(names, SHOWN)}.`}</Text>;
}

/** Whom a change opens the model for and whom it closes it for, before it is saved. */
export function AccessChangeNotice({ change }: { readonly change: AccessChange }) {
  if (change.state === 'same') return null;
  if (change.state === 'failed')
    return (
      <Banner tone="warning" onRetry={change.onRetry}>
        Не удалось узнать, кого затронет изменение.
      </Banner>
    );
  if (change.state === 'pending') return <Banner>Считаем, кого затронет изменение…</Banner>;
  const { now, next, gained, lost } = change;
  return (
    <Banner tone={lost.length > 0 ? 'warning' : 'info'}>
      <Box>
        <Text>{`Сейчас доступна ${toPeople(now)}, после сохранения ${next}.`}</Text>
        <RoleNames title="Откроется ролям" roles={gained} />
        <RoleNames title="Закроется ролям" roles={lost} />
      </Box>
    </Banner>
  );
}
