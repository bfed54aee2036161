import { plural } from '@cabinet/kernel/core/text';
import { useNavigate } from '@cabinet/kernel/router';
import { usePermission } from '@cabinet/kernel/session';
import { EmptyState, WalletIcon } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type AdminPayer, fetchPayers, payerKeys } from '../../api/payers.ts';
import { usePayerDialog } from '../../components/payer/use-payer-dialog.ts';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';
import { payerActions } from './payer-actions.tsx';
import { PAYER_COLUMNS, PAYER_SORTS } from './payer-columns.tsx';
import { PAYER_FILTERS } from './payer-filters.ts';

const EMPTY = (
  <EmptyState
    icon={<WalletIcon />}
    title="Счетов пока нет"
    description="Счёт открывается сам: у каждого человека, у каждой группы и у каждой компании."
  />
);

const hrefOf = ({ id }: AdminPayer) => paths.adminPayersDetail.to({ payerId: id });

/** The owner whom a link asks for, by the name that the rows give. */
function ownerChoice(rows: readonly AdminPayer[] | undefined, asked: string | undefined) {
  if (asked === undefined) return undefined;
  const owner = rows?.find((payer) => payer.owner?.id === asked)?.owner;
  return [{ value: asked, label: owner ? nameOf(owner) : 'выбранный' }];
}

/** Every account that holds money, and what may be done with each. */
export function PayersSection() {
  const list = useList({
    cacheKey: payerKeys.list(),
    fetch: fetchPayers,
    filters: PAYER_FILTERS,
    sorts: PAYER_SORTS,
    defaultSort: '-created_at',
    file: { address: 'admin/payers/export', name: 'payers' },
  });
  const navigate = useNavigate();
  const maySetTier = usePermission('rate_correction:manage');
  const dialog = usePayerDialog();
  const totals = list.page?.totals;
  return (
    <>
      <ListTable
        id="admin-payers"
        label="Платёжные аккаунты"
        list={list}
        choices={{ owner_id: ownerChoice(list.rows, list.query.filters.owner_id) }}
        columns={PAYER_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        hrefOf={hrefOf}
        rowActions={(payer) =>
          payerActions(payer, {
            maySetTier,
            onOpen: () => void navigate(hrefOf(payer)),
            onAsk: (deed) => dialog.ask({ deed, payer }),
          })
        }
        totals={
          totals && {
            balance: <MoneyText value={totals.balance} />,
            held: <MoneyText value={totals.held} />,
          }
        }
        totalsLabel={totals && `Итого, ${totals.count} ${plural(totals.count, 'счёт', 'счёта', 'счетов')}`}
        empty={EMPTY}
      />
      {dialog.element}
    </>
  );
}
