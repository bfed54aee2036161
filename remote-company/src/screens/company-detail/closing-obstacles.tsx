import { fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import { plural } from '@cabinet/kernel/core/text';
import { usePermission } from '@cabinet/kernel/session';
import { Link, Stack, SupportContact, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { ReactNode } from 'react';
import type { Company } from '../../api/company.ts';
import { useOpenRequests } from '../../api/open-requests.ts';
import { paths } from '../../paths.ts';

interface Obstacle {
  readonly id: 'people' | 'balance' | 'held' | 'requests';
  readonly text: ReactNode;
}

const isSome = (amount: string | null) => amount !== null && !isZeroMoney(fromWire(amount));

function peopleText(others: number): ReactNode {
  return (
    <>
      <span>{`в ней ещё ${others} ${plural(others, 'человек', 'человека', 'человек')} — `}</span>
      <Link to={paths.companyUsers.to()}>исключите их</Link>
    </>
  );
}

function requestsText(count: number): ReactNode {
  return (
    <>
      <span>{`${count} ${plural(count, 'заявка ждёт', 'заявки ждут', 'заявок ждут')} оплаты — `}</span>
      <Link to={paths.companyPaymentRequests.to()}>отмените или оплатите</Link>
    </>
  );
}

/** What is in the way of closing the company, as far as the owner may see it; the server knows the rest. */
export function useClosingObstacles({ usersCount, payer }: Company): readonly Obstacle[] {
  const { data: requests } = useOpenRequests({ isWanted: usePermission('company:view_payment_requests') });
  const open = requests?.total ?? 0;
  const balance = (
    <span>
      на счёте <MoneyText value={payer.balance} /> — потратьте остаток
      <SupportContact before=" или " act="takeBack" />
    </span>
  );
  return [
    ...(usersCount > 1 ? [{ id: 'people', text: peopleText(usersCount - 1) } as const] : []),
    ...(isSome(payer.balance) ? [{ id: 'balance', text: balance } as const] : []),
    ...(isSome(payer.held) ? [{ id: 'held', text: 'есть незавершённые списания — подождите' } as const] : []),
    ...(open > 0 ? [{ id: 'requests', text: requestsText(open) } as const] : []),
  ];
}

export function ClosingObstacles({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  return (
    <Stack gap="2">
      <Text>Пока закрыть компанию нельзя:</Text>
      <Stack as="ul" aria-label="Что мешает закрыть компанию" gap="1" ps="5" listStyleType="disc">
        {obstacles.map(({ id, text }) => (
          <Text as="li" key={id}>
            {text}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
