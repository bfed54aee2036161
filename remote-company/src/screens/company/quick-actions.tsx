import { hasPermission } from '@cabinet/kernel/core/permissions';
import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, type ButtonProps, Flex, SectionCard } from '@cabinet/kernel/ui';
import { PayerTopUpLink } from '@cabinet/payments';
import type { Company } from '../../api/company.ts';
import { INVITE_ANCHOR } from '../../lib/invite-anchor.ts';
import { mayTopUp } from '../../lib/may-top-up.ts';
import { elsewhere, paths } from '../../paths.ts';

const LOOK: Pick<ButtonProps, 'size' | 'variant'> = { size: 'sm', variant: 'outline' };

interface QuickActionsProps {
  readonly company: Company;
  readonly permissions: readonly string[];
}

/** What this member may do at once; nothing for somebody who may do none of it. */
export function QuickActions({ company, permissions }: QuickActionsProps) {
  const offered = useAtomValue(offeredPathsAtom);
  const { id, payer, mayEdit } = company;
  const canInvite = hasPermission(permissions, 'company_user:manage');
  const canSeeTransactions = hasPermission(permissions, 'company:transactions');
  const canTopUp = mayTopUp(company, permissions) && offered.includes(elsewhere.payment.pattern);
  if (!(canInvite || canSeeTransactions || canTopUp || mayEdit)) return null;
  return (
    <SectionCard title="Быстрые действия">
      <Flex gap="2" wrap="wrap">
        {canInvite && (
          <ButtonLink {...LOOK} to={{ pathname: paths.companyUsers.to(), hash: INVITE_ANCHOR }}>
            Пригласить сотрудников
          </ButtonLink>
        )}
        {canTopUp && (
          <>
            <PayerTopUpLink {...LOOK} payer={payer} method="invoice">
              Получить счёт на оплату
            </PayerTopUpLink>
            <PayerTopUpLink {...LOOK} payer={payer} method="card">
              Пополнить картой
            </PayerTopUpLink>
          </>
        )}
        {canSeeTransactions && (
          <ButtonLink {...LOOK} to={paths.companyTransactions.to()}>
            Транзакции
          </ButtonLink>
        )}
        {mayEdit && (
          <ButtonLink {...LOOK} to={paths.companyDetail.to({ companyId: id })}>
            Реквизиты
          </ButtonLink>
        )}
      </Flex>
    </SectionCard>
  );
}
