import { Badge, EmptyState, SectionCard, Stack, Text, UsersIcon } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { DataTable, type TableColumn } from '@cabinet/kernel/ui/table';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { TwoLines } from '../../components/two-lines.tsx';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';

type Member = AdminPayerDetail['members']['items'][number];

const COLUMNS: readonly TableColumn<Member>[] = [
  {
    id: 'name',
    header: 'Человек',
    width: 14,
    isTitle: true,
    phone: nameOf,
    cell: (member) => <TwoLines first={nameOf(member)} second={member.email} />,
  },
  {
    id: 'spends_now',
    header: 'Платит сейчас',
    width: 9,
    phone: ({ spendsNow }) => (spendsNow ? null : 'платит другой счёт'),
    cell: ({ spendsNow }) => (spendsNow ? <Badge colorPalette="green">этот счёт</Badge> : 'другой счёт'),
  },
  {
    id: 'month_spent',
    header: 'За месяц',
    width: 8,
    isNumeric: true,
    isSummary: true,
    cell: ({ monthSpent }) => <MoneyText value={monthSpent} />,
  },
  {
    id: 'monthly_cap',
    header: 'Лимит на месяц',
    width: 8,
    isNumeric: true,
    phone: ({ monthlyCap }) =>
      monthlyCap !== null && (
        <span>
          лимит <MoneyText value={monthlyCap} />
        </span>
      ),
    isEmpty: ({ monthlyCap }) => monthlyCap === null,
    cell: ({ monthlyCap }) => monthlyCap !== null && <MoneyText value={monthlyCap} />,
  },
];

const NOBODY = (
  <EmptyState
    icon={<UsersIcon />}
    title="С этого счёта никто не тратит"
    description="Здесь появятся люди группы или компании, которой он принадлежит."
  />
);

/** Who spends from an account, how much this month, and how much they may. */
export function AdminUsersSection({ payer: { members } }: { readonly payer: AdminPayerDetail }) {
  const { items, total } = members;
  return (
    <SectionCard
      title="Кто тратит"
      description="Расходы и лимиты за этот месяц, резервы считаются потраченными"
    >
      <Stack gap="3">
        <DataTable
          id="payer-people"
          label="Кто тратит"
          columns={COLUMNS}
          rows={items}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          hrefOf={({ id }) => paths.adminUsersDetail.to({ userId: id })}
          empty={NOBODY}
        />
        {total > items.length && (
          <Text role="status" textStyle="sm" color="fg.muted">
            {`Показаны первые ${items.length} из ${total}, по алфавиту`}
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}
