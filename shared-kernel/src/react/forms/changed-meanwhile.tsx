import { keysOf } from '../../core/payments/keys-of.ts';
import { Banner } from '../ui/banner.tsx';
import { Stack } from '../ui/layout.ts';
import { Text } from '../ui/text.ts';

/** Props of {@link ChangedMeanwhile}. */
export interface ChangedMeanwhileProps<Name extends string> {
  /** What is being edited, in the accusative: «реквизиты». */
  readonly what: string;
  /** What the form was opened with, by the names of its fields. */
  readonly before: Readonly<Record<Name, string>>;
  /** What there is now. */
  readonly now: Readonly<Record<Name, string>>;
  /** What the fields are called, in the order in which their changes are told. */
  readonly labels: Readonly<Record<Name, string>>;
  /** Said where none of these fields is another. */
  readonly unchanged?: string | undefined;
}

/** What somebody else has changed since a form was opened, above what is typed in it. */
export function ChangedMeanwhile<Name extends string>({
  what,
  before,
  now,
  labels,
  unchanged,
}: ChangedMeanwhileProps<Name>) {
  const changed = keysOf(labels).filter((name) => before[name] !== now[name]);
  return (
    <Banner tone="warning" title={`Пока вы правили, ${what} изменил кто-то другой`}>
      <Stack gap="1">
        {changed.map((name) => (
          <Text key={name}>
            {`${labels[name]}: было ${before[name] || 'пусто'}, теперь ${now[name] || 'пусто'}`}
          </Text>
        ))}
        {changed.length === 0 && unchanged !== undefined && <Text>{unchanged}</Text>}
        <Text>Набранное вами на месте: проверьте и сохраните ещё раз, тогда останется ваше.</Text>
      </Stack>
    </Banner>
  );
}
