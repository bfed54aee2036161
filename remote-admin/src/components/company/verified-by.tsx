import { usePermission } from '@cabinet/kernel/session';
import { formatDate, Link, Text } from '@cabinet/kernel/ui';
import type { CompanyVerification } from '../../api/companies.ts';
import { namesText } from '../../lib/names.ts';
import { paths } from '../../paths.ts';
import { dayText } from '../statement/statement-words.ts';

/** How a company was verified: by which transfer, or by whom; or who awaits a second person. */
export function VerifiedBy({
  verification: { verifiedBy, first },
}: {
  readonly verification: CompanyVerification;
}) {
  const readsStatements = usePermission('payment_request:manage');
  if (verifiedBy?.transfer) {
    const { number, date, statementId } = verifiedBy.transfer;
    const document = `№ ${number} от ${dayText(date)}`;
    return (
      <Text>
        Проверена переводом с её счёта:{' '}
        <span>
          {readsStatements ? (
            <Link to={paths.adminBankStatementsDetail.to({ statementId })}>{document}</Link>
          ) : (
            document
          )}
        </span>
      </Text>
    );
  }
  if (verifiedBy?.people)
    return (
      <Text>
        {`Подтвердили двое: ${verifiedBy.people.first} и ${verifiedBy.people.second}, ${formatDate(verifiedBy.people.at)}`}
      </Text>
    );
  if (first !== null)
    return (
      <Text>
        {`Первое подтверждение: ${first.by.displayName}, ${formatDate(first.at)} ${
          first.awaits.length === 0
            ? 'Второе дать пока некому: нужен человек, у которого это разрешение дольше суток и чью учётную запись не создавал первый. Попросите владельца сервиса назначить такого.'
            : `Второе ${first.awaits.length === 1 ? 'может' : 'могут'} дать: ${namesText(first.awaits)}.`
        }`}
      </Text>
    );
  return <Text>Пока ничто не подтверждает, что компания та, за кого себя выдаёт.</Text>;
}
