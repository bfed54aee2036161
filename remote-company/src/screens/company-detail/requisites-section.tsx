import { formatPhone } from '@cabinet/kernel/core/phone';
import { DateText, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { Company } from '../../api/company.ts';
import { isEntrepreneur } from '../../lib/requisite-values.ts';
import { RequisitesForm } from './requisites-form.tsx';

function RequisiteFacts({ company }: { readonly company: Company }) {
  const { fullName, inn, kpp, ogrn, legalAddress, directorName, phone, email, managers } = company;
  const asked = managers.map(({ displayName, email: address }) => `${displayName} (${address})`).join(', ');
  return (
    <Stack gap="4">
      <FactList>
        <Fact term="Название">{company.name}</Fact>
        <Fact term="Полное наименование">{fullName || '—'}</Fact>
        <Fact term="ИНН">{inn ?? '—'}</Fact>
        {!isEntrepreneur(inn ?? '') && <Fact term="КПП">{kpp ?? '—'}</Fact>}
        <Fact term="ОГРН или ОГРНИП">{ogrn ?? '—'}</Fact>
        <Fact term="Юридический адрес">{legalAddress ?? '—'}</Fact>
        <Fact term="Руководитель">{directorName ?? '—'}</Fact>
        <Fact term="Телефон">{phone === null ? '—' : formatPhone(phone)}</Fact>
        <Fact term="Почта компании">{email ?? '—'}</Fact>
        <Fact term="В кабинете с">
          <DateText value={company.createdAt} />
        </Fact>
      </FactList>
      {asked !== '' && (
        <Text textStyle="sm" color="fg.muted">
          {`Изменить реквизиты ${managers.length === 1 ? 'может' : 'могут'}: ${asked}`}
        </Text>
      )}
    </Stack>
  );
}

interface RequisitesSectionProps {
  readonly company: Company;
  readonly onChanges: (hasChanges: boolean) => void;
}

/** The facts of the company: a form for those who may change them. */
export function RequisitesSection({ company, onChanges }: RequisitesSectionProps) {
  return (
    <SectionCard id="requisites" title="Реквизиты">
      {company.mayEdit ? (
        <RequisitesForm company={company} onChanges={onChanges} />
      ) : (
        <RequisiteFacts company={company} />
      )}
    </SectionCard>
  );
}
