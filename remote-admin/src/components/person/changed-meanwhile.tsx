import { Banner, Stack, Text } from '@cabinet/kernel/ui';
import type { AdminUser } from '../../api/admin-users.ts';
import { PERSON_FIELDS, toPersonValues } from './person-values.ts';

const FIELDS = ['email', 'displayName', 'phone'] as const;

interface ChangedMeanwhileProps {
  readonly seen: AdminUser;
  readonly current: AdminUser;
}

/** What somebody else has changed of a person since the form was opened. */
export function ChangedMeanwhile({ seen, current }: ChangedMeanwhileProps) {
  const before = toPersonValues(seen);
  const now = toPersonValues(current);
  const changed = FIELDS.filter((name) => before[name] !== now[name]);
  return (
    <Banner tone="warning" title="Пока вы правили, данные изменил кто-то другой">
      <Stack gap="1">
        {changed.map((name) => (
          <Text key={name}>
            {`${PERSON_FIELDS[name]}: было ${before[name] || 'пусто'}, теперь ${now[name] || 'пусто'}`}
          </Text>
        ))}
        {changed.length === 0 && <Text>Имя, почта и телефон остались прежними.</Text>}
        <Text>Набранное вами на месте: проверьте и сохраните ещё раз, тогда останется ваше.</Text>
      </Stack>
    </Banner>
  );
}
