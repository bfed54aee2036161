import { SectionCard } from '@cabinet/kernel/ui';
import type { Company } from '../../api/company.ts';
import { BankForm } from './bank-form.tsx';

interface BankSectionProps {
  readonly company: Company;
  readonly onChanges: (hasChanges: boolean) => void;
}

/** The bank details, which only those read who may change them. */
export function BankSection({ company, onChanges }: BankSectionProps) {
  return (
    <SectionCard
      id="bank"
      title="Банковские реквизиты"
      description={
        company.bankDetails === null
          ? 'Ещё не заполнены. Они печатаются в счетах на оплату.'
          : 'Их видят только владелец и те, кто управляет пользователями.'
      }
    >
      <BankForm company={company} onChanges={onChanges} />
    </SectionCard>
  );
}
