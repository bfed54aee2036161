import { Link, Text } from '@cabinet/kernel/ui';
import type { StatementLine } from '../../api/bank-statements.ts';
import { paths } from '../../paths.ts';

/** Where the same document stood first. */
export function LoadedBefore({
  place: { statementId, fileName, n },
}: {
  readonly place: NonNullable<StatementLine['duplicateOf']>;
}) {
  return (
    <Text textStyle="sm" color="fg.muted">
      Уже загружена:{' '}
      <Link to={paths.adminBankStatementsDetail.to({ statementId })} overflowWrap="anywhere">
        {fileName}
      </Link>
      <span>{`, строка ${n}`}</span>
    </Text>
  );
}
