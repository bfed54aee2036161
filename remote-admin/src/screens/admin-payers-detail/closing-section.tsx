import type { PayerKind } from '@cabinet/kernel/core/payments';
import { Link } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact } from '@cabinet/payments/facts';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { WhoItWas } from '../../components/ended/who-it-was.tsx';
import { nameOf } from '../../lib/names.ts';
import { paths } from '../../paths.ts';

const MONEY: Readonly<Record<PayerKind, string>> = {
  user: 'Осталось на счёте',
  group: 'Перешло владельцу',
  company: 'Осталось на счёте',
};

/** Whose account it was, while the page of a group or a company is that of its account. */
export function ClosingSection({ payer }: { readonly payer: AdminPayerDetail }) {
  const { kind, name, owner, company, createdAt, closing } = payer;
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
      {kind === 'user' && owner !== null && (
        <Fact term="Человек">
          <Link to={paths.adminUsersDetail.to({ userId: owner.id })}>{nameOf(owner)}</Link>
          {` (${owner.email})`}
        </Fact>
      )}
      {kind === 'group' && <Fact term="Группа">{name}</Fact>}
      {kind === 'company' && <Fact term="Компания">{name}</Fact>}
      {company !== null && company.inn !== null && (
        <Fact term="ИНН">{company.kpp === null ? company.inn : `${company.inn}, КПП ${company.kpp}`}</Fact>
      )}
    </WhoItWas>
  );
}
