import { Banner, Stack, Text } from '@cabinet/kernel/ui';

interface ChangedMeanwhileProps<Values> {
  /** What the form was opened with, and what there is now. */
  readonly before: Values;
  readonly now: Values;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
}

/** What somebody else has changed of the requisites since the form was opened. */
export function ChangedMeanwhile<Values extends Readonly<Record<keyof Values, string>>>({
  before,
  now,
  labels,
}: ChangedMeanwhileProps<Values>) {
  const changed = keysOf(labels).filter((name) => before[name] !== now[name]);
  return (
    <Banner tone="warning" title="Пока вы правили, реквизиты изменил кто-то другой">
      <Stack gap="1">
        {changed.map((name) => (
          <Text key={name}>
            {`${labels[name]}: было ${before[name] || 'пусто'}, теперь ${now[name] || 'пусто'}`}
          </Text>
        ))}
        <Text>Набранное вами на месте: проверьте и сохраните ещё раз, тогда останется ваше.</Text>
      </Stack>
    </Banner>
  );
}

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): Key[] {
  const isKey = (name: string): name is Key => name in labels;
  return Object.keys(labels).filter(isKey);
}
