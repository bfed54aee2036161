import { paths } from '@cabinet/kernel/paths';
import { useParams } from '@cabinet/kernel/router';
import {
  ArrowLeftIcon,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
} from '@cabinet/kernel/ui';
import { useStatement } from '../../api/bank-statements.ts';
import { periodText } from '../../components/statement/statement-words.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { StatementView } from './statement-view.tsx';

const BACK = (
  <Link to={paths.adminBankStatements.to()} alignSelf="flex-start">
    <ArrowLeftIcon /> Банковские выписки
  </Link>
);

const MISSING = (
  <EmptyState
    title="Выписка не найдена"
    description="Возможно, в ссылке ошибка."
    action={<ButtonLink to={paths.adminBankStatements.to()}>Банковские выписки</ButtonLink>}
  />
);

export function Screen() {
  const { statementId = '' } = useParams();
  const { data, error, mutate } = useStatement(statementId);
  const isFailed = data === undefined && error !== undefined;
  return (
    <>
      <PageHeader
        back={BACK}
        title={data === undefined ? 'Банковская выписка' : `Выписка за ${periodText(data)}`}
        description={data && `${data.fileName} · счёт ${data.account}`}
      />
      {data !== undefined && <StatementView key={data.id} statement={data} />}
      {isFailed && (
        <Card p="0">
          {isUnknown(error) ? (
            MISSING
          ) : (
            <ErrorState title="Не удалось открыть выписку" error={error} onRetry={() => void mutate()} />
          )}
        </Card>
      )}
      {data === undefined && !isFailed && <Skeleton height="24rem" aria-busy />}
    </>
  );
}
