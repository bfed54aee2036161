import { DateText, Link, Text } from '@cabinet/kernel/ui';
import type { StatementLine } from '../../api/bank-statements.ts';
import { paths } from '../../paths.ts';
import { LoadedBefore } from './loaded-before.tsx';

/** What has become of a line that is decided. */
export function LineEnd({
  line: { request, confirmed, ignored, duplicateOf },
}: {
  readonly line: StatementLine;
}) {
  if (duplicateOf !== null) return <LoadedBefore place={duplicateOf} />;
  if (request !== null)
    return (
      <Text textStyle="sm" color="fg.muted">
        Заявка{' '}
        <Link to={paths.adminPaymentRequestsDetail.to({ requestId: request.id })}>{request.number}</Link>
        {confirmed !== null && (
          <>
            <span>{` · ${confirmed.by}, `}</span>
            <DateText value={confirmed.at} format="datetime" />
          </>
        )}
      </Text>
    );
  if (ignored === null) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {`${ignored.reason}${ignored.by !== null ? ` · ${ignored.by}` : ''}`}
    </Text>
  );
}
