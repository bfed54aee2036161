import { Button, ErrorState, Flex, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import { type CompanyVerification, useVerification } from '../../api/companies.ts';
import { CompanyBadge } from './company-badge.tsx';
import { madeBy } from './company-line.tsx';
import { useVerificationDialog } from './use-verification-dialog.ts';
import { VerifiedBy } from './verified-by.tsx';

interface VerificationProps {
  readonly verification: CompanyVerification;
}

function Actions({ verification }: VerificationProps) {
  const dialog = useVerificationDialog();
  const { confirm, revoke } = verification.may;
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <CompanyBadge company={verification.company} />
      {confirm && (
        <Button size="sm" onClick={() => dialog.ask({ deed: 'confirm', verification })}>
          Подтвердить компанию
        </Button>
      )}
      {revoke && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => dialog.ask({ deed: 'revoke', verification })}
        >
          Отозвать подтверждение
        </Button>
      )}
      {dialog.element}
    </Flex>
  );
}

function Facts({ verification: { company, account, bankName } }: VerificationProps) {
  return (
    <FactList>
      <Fact term="ИНН">{company.inn ?? 'не указан'}</Fact>
      <Fact term="КПП">{company.kpp ?? 'нет'}</Fact>
      <Fact term="Счёт">
        {account === null ? 'не указан' : [account, bankName].filter(Boolean).join(', ')}
      </Fact>
      <Fact term="Компания">{madeBy(company)}</Fact>
    </FactList>
  );
}

/** Whether a company is who it says, how that is known, and what the viewer may say of it. */
export function VerificationSection({ companyId }: { readonly companyId: string }) {
  const { data, error, mutate } = useVerification(companyId);
  return (
    <SectionCard title="Проверка компании" actions={data && <Actions verification={data} />}>
      {data === undefined && error === undefined && <Skeleton height="8rem" aria-busy />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Не удалось узнать о проверке" error={error} onRetry={() => void mutate()} />
      )}
      {data !== undefined && (
        <Stack gap="4">
          <VerifiedBy verification={data} />
          <Facts verification={data} />
          {!data.company.isVerified && (
            <Text textStyle="sm" color="fg.muted">
              Пока компания не проверена, её заявки не подбираются к переводам по ИНН. Её проверит перевод с
              указанного счёта, который подтвердят двое, или слово двух сотрудников.
            </Text>
          )}
        </Stack>
      )}
    </SectionCard>
  );
}
