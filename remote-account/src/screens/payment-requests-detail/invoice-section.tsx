import type { Seller } from '@cabinet/kernel/payments';
import { CopyButton, Flex, SectionCard } from '@cabinet/kernel/ui';
import { Fact, FactList } from '../../components/fact-list.tsx';

const LINES: readonly { readonly term: string; readonly field: keyof Seller }[] = [
  { term: 'Получатель', field: 'name' },
  { term: 'ИНН', field: 'inn' },
  { term: 'КПП', field: 'kpp' },
  { term: 'Расчётный счёт', field: 'account' },
  { term: 'Банк', field: 'bankName' },
  { term: 'БИК', field: 'bik' },
  { term: 'Корр. счёт', field: 'corrAccount' },
];

/** Where an invoice is paid to, line by line for a bank's form. */
export function InvoiceSection({ seller }: { readonly seller: Seller }) {
  return (
    <SectionCard
      title="Реквизиты для перевода"
      description="Они же есть в PDF вместе с QR-кодом для банковского приложения"
    >
      <FactList>
        {LINES.filter(({ field }) => seller[field] !== '').map(({ term, field }) => (
          <Fact key={field} term={term}>
            <Flex as="span" display="inline-flex" align="center" gap="1">
              {seller[field]}
              <CopyButton text={seller[field]} label={`Скопировать: ${term}`} />
            </Flex>
          </Fact>
        ))}
      </FactList>
    </SectionCard>
  );
}
