import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { Button, Flex, Link, PageHeader, Text, TopUpIcon } from '@cabinet/kernel/ui';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { CompanyBadge } from '../../components/company/company-badge.tsx';
import { PayerStateBadge } from '../../components/payer/payer-state-badge.tsx';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';
import { BackToPayers } from './back-to-payers.tsx';

interface PayerHeaderProps {
  readonly payer: AdminPayerDetail;
  readonly onFunds: () => void;
  readonly onSwitch: () => void;
}

function Owner({ owner }: Pick<AdminPayerDetail, 'owner'>) {
  if (owner === null) return <span>без владельца</span>;
  return (
    <span>
      владелец <Link to={paths.adminUsersDetail.to({ userId: owner.id })}>{nameOf(owner)}</Link>
      <span>{` (${owner.email})`}</span>
    </span>
  );
}

export function PayerHeader({ payer, onFunds, onSwitch }: PayerHeaderProps) {
  const { name, kind, owner, company, isActive, isClosed } = payer;
  return (
    <PageHeader
      title={name}
      back={<BackToPayers />}
      description={
        <Flex as="span" gap="2" align="center" wrap="wrap">
          <PayerStateBadge payer={payer} isWhole />
          {company !== null && <CompanyBadge company={company} />}
          <Text as="span" overflowWrap="anywhere">
            <span>{`${PAYER_KIND[kind].label}, `}</span>
            <Owner owner={owner} />
          </Text>
        </Flex>
      }
      actions={
        !isClosed && (
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" colorPalette="gray" onClick={onSwitch}>
              {isActive ? 'Выключить' : 'Включить'}
            </Button>
            <Button onClick={onFunds}>
              <TopUpIcon /> Начислить или списать
            </Button>
          </Flex>
        )
      }
    />
  );
}
