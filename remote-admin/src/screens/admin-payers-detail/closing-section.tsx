import type { PayerKind } from '@cabinet/kernel/core/payments';
import { Link } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact } from '@cabinet/payments/facts';
import type { ReactNode } from 'react';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { WhoItWas } from '../../components/ended/who-it-was.tsx';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';

interface Words {
  readonly term: string;
  readonly name: (payer: AdminPayerDetail) => ReactNode;
  readonly money: string;
}

const named = ({ name }: AdminPayerDetail) => name;

const WORDS: Readonly<Record<PayerKind, Words>> = {
  user: {
    term: 'Человек',
    name: ({ owner, name }) =>
      owner === null ? (
        name
      ) : (
        <>
          <Link to={paths.adminUsersDetail.to({ userId: owner.id })}>{nameOf(owner)}</Link>
          <span>{` (${owner.email})`}</span>
        </>
      ),
    money: 'Осталось на счёте',
  },
  group: { term: 'Группа', name: named, money: 'Перешло владельцу' },
  company: { term: 'Компания', name: named, money: 'Осталось на счёте' },
};

/** Whose account it was, while the page of a group or a company is that of its account. */
export function ClosingSection({ payer }: { readonly payer: AdminPayerDetail }) {
  const { kind, company, createdAt, closing } = payer;
  if (!closing) return null;
  const { at, by, reason, amount } = closing;
  const words = WORDS[kind];
  return (
    <WhoItWas
      kind={kind}
      createdAt={createdAt}
      endedAt={at}
      by={by}
      reason={reason}
      money={
        amount !== null && (
          <Fact term={words.money}>
            <MoneyText value={amount} />
          </Fact>
        )
      }
    >
      <Fact term={words.term}>{words.name(payer)}</Fact>
      {company !== null && company.inn !== null && (
        <Fact term="ИНН">{company.kpp === null ? company.inn : `${company.inn}, КПП ${company.kpp}`}</Fact>
      )}
    </WhoItWas>
  );
}
