import { Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import { fieldText } from '../../components/audit/field-words.ts';
import { filterText, type readingOf } from '../../components/audit/reading-words.ts';

interface ReadingSectionProps {
  readonly reading: NonNullable<ReturnType<typeof readingOf>>;
}

/** What somebody has read: how much, and by which filter. */
export function ReadingSection({ reading: { file, filters, address } }: ReadingSectionProps) {
  if (file === null) return <Text>Страница открыта; повторные открытия в течение часа не записываются.</Text>;
  return (
    <FactList>
      <Fact term="Файл">{file}</Fact>
      {filters.length === 0 && <Fact term="Фильтр">не задан: все строки списка</Fact>}
      {filters.map(([name, value]) => (
        <Fact key={name} term={filterText(name, fieldText)}>
          {value}
        </Fact>
      ))}
      {address !== null && <Fact term="Откуда">{address}</Fact>}
    </FactList>
  );
}
