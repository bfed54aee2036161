import { signOfAmount } from '@cabinet/kernel/core/amount';
import { PAYER_KIND, tierName } from '@cabinet/kernel/core/payments';
import { Box, DateText, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { AdminPayer } from '../../api/payers.ts';
import { CompanyBadge } from '../../components/company/company-badge.tsx';
import { PayerStateBadge } from '../../components/payer/payer-state-badge.tsx';
import { closedMoneyText, wholeStateText } from '../../components/payer/payer-words.ts';
import { TierText } from '../../components/payer/tier-text.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { nameOf } from '../../lib/names.ts';

type Column = TableColumn<AdminPayer>;

const isZero = (amount: string) => signOfAmount(amount) === 0;

function money(
  id: string,
  header: string,
  amount: (payer: AdminPayer) => string,
  more: Partial<Column> = {},
): Column {
  return {
    id,
    header,
    width: 8,
    isNumeric: true,
    cell: (payer) => <MoneyText value={amount(payer)} />,
    ...more,
  };
}

export const PAYER_COLUMNS: readonly Column[] = [
  {
    id: 'name',
    header: 'Счёт',
    width: 14,
    sortKey: 'name',
    isTitle: true,
    phone: ({ name }) => name,
    cell: ({ name, owner, kind }) => (
      <TwoLines first={name} second={owner && (PAYER_KIND[kind].isShared ? nameOf(owner) : owner.email)} />
    ),
  },
  { id: 'kind', header: 'Вид', width: 6, cell: ({ kind }) => PAYER_KIND[kind].label },
  {
    id: 'is_active',
    header: 'Состояние',
    width: 7.5,
    // A phone has room for what is out of the ordinary.
    phone: (payer) =>
      [
        payer.isActive && !payer.isClosed ? null : wholeStateText(payer),
        payer.company?.isVerified === false ? 'Не проверена' : null,
      ]
        .filter(Boolean)
        .join(', ') || null,
    cell: (payer) => (
      <Stack gap="1" align="flex-start">
        <PayerStateBadge payer={payer} />
        {closedMoneyText(payer) !== null && (
          <Text textStyle="xs" color="fg.muted" whiteSpace="normal">
            {closedMoneyText(payer)}
          </Text>
        )}
        {payer.company !== null && (
          // The table moves the first badge of a box to where the texts begin.
          <Box>
            <CompanyBadge company={payer.company} />
          </Box>
        )}
      </Stack>
    ),
  },
  // Before what may lie out of sight on a narrow window: it is what the list is opened for.
  money('balance', 'Баланс', ({ balance }) => balance, { sortKey: 'balance', isSummary: true }),
  {
    id: 'tier',
    header: 'Уровень',
    width: 9,
    phone: ({ tier, tierIsManual }) => `${tierName(tier)}${tierIsManual ? ', вручную' : ''}`,
    cell: (payer) => <TierText payer={payer} />,
  },
  money('held', 'В резерве', ({ held }) => held, {
    width: 7,
    isEmpty: ({ held }) => isZero(held),
    phone: ({ held }) => (
      <span>
        в резерве <MoneyText value={held} />
      </span>
    ),
  }),
  money('credit_limit', 'Лимит', ({ creditLimit }) => creditLimit, {
    width: 7,
    isEmpty: ({ creditLimit }) => isZero(creditLimit),
    phone: ({ creditLimit }) => (
      <span>
        лимит <MoneyText value={creditLimit} />
      </span>
    ),
  }),
  money('spent_30d', 'За 30 дней', ({ spent30d }) => spent30d, { phone: () => null }),
  money('total_topped_up', 'Пополнено', (payer) => payer.totalToppedUp, {
    sortKey: 'total_topped_up',
    phone: () => null,
  }),
  money('total_spent', 'Потрачено', (payer) => payer.totalSpent, {
    sortKey: 'total_spent',
    isOptional: true,
    phone: () => null,
  }),
  {
    id: 'created_at',
    header: 'Открыт',
    width: 7,
    sortKey: 'created_at',
    isOptional: true,
    phone: () => null,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

export const PAYER_SORTS = PAYER_COLUMNS.flatMap(({ sortKey }) => sortKey ?? []);
