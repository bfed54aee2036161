import type { PayerKind } from '@cabinet/kernel/core/payments';
import { Link } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact } from '@cabinet/payments/facts';
import type { ReactNode } from 'react';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { WhoItWas } from '../../components/ended/who-it-was.tsx';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';

const MONEY: Readonly<Record<PayerKind, string>> = {
  user: 'Осталось на счёте',
  group: 'Перешло владельцу',
  company: 'Осталось на счёте',
};

const named = ({ name }: AdminPayerDetail) => name;

const WHO: Readonly<
  Record<PayerKind, { readonly term: string; readonly of: (payer: AdminPayerDetail) => ReactNode }>
> = {
  user: {
    term: 'Человек',
    of: ({ owner, name }) =>
      owner === null ? (
        name
      ) : (
        <>
          <Link to={paths.adminUsersDetail.to({ userId: owner.id })}>{nameOf(owner)}</Link>
          {` (${owner.email})`}
        </>
      ),
  },
  group: { term: 'Группа', of: named },
  company: { term: 'Компания', of: named },
};

/** Whose account it was, while the page of a group or a company is that of its account. */
export function ClosingSection({ payer }: { readonly payer: AdminPayerDetail }) {
  const { kind, company, createdAt, closing } = payer;
  if (!closing) return null;
  const { at, by, reason, amount } = closing;
  return (
    <WhoItWas
      kind={kind}
      createdAt={createdAt}
      endedAt={at}
      by={by}
      reason={reason}
      money={
        amount !== null && (
          <Fact term={MONEY[kind]}>
            <MoneyText value={amount} />
          </Fact>
        )
      }
    >
      <Fact term={WHO[kind].term}>{WHO[kind].of(payer)}</Fact>
      {company !== null && company.inn !== null && (
        <Fact term="ИНН">{company.kpp === null ? company.inn : `${company.inn}, КПП ${company.kpp}`}</Fact>
      )}
    </WhoItWas>
  );
}
