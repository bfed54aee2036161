import { useParams } from '@cabinet/kernel/router';
import { BackLink, ButtonLink, DetailScreen, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { useStatement } from '../../api/bank-statements.ts';
import { periodText } from '../../components/statement/statement-words.ts';
import { paths } from '../../paths.ts';
import { StatementView } from './statement-view.tsx';

const BACK = <BackLink to={paths.adminBankStatements.to()}>Банковские выписки</BackLink>;

const MISSING = {
  title: 'Выписка не найдена',
  description: 'Возможно, в ссылке ошибка.',
  action: <ButtonLink to={paths.adminBankStatements.to()}>Банковские выписки</ButtonLink>,
};

export function Screen() {
  const { statementId = '' } = useParams();
  const query = useStatement(statementId);
  const { data } = query;
  return (
    <>
      <PageHeader
        back={BACK}
        title={data === undefined ? 'Банковская выписка' : `Выписка за ${periodText(data)}`}
        description={data && `${data.fileName} · счёт ${data.account}`}
      />
      <DetailScreen
        query={query}
        skeleton={<Skeleton height="24rem" />}
        missing={MISSING}
        failureTitle="Не удалось открыть выписку"
      >
        {(statement) => <StatementView key={statement.id} statement={statement} />}
      </DetailScreen>
    </>
  );
}
