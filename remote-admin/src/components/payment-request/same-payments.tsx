import { DateText, Link, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { SamePayment } from '../../api/payment-requests.ts';
import { paths } from '../../paths.ts';
import { dayText } from '../statement/statement-words.ts';

function Place({ same: { request, line } }: { readonly same: SamePayment }) {
  if (request !== null)
    return (
      <span>
        заявка{' '}
        <Link to={paths.adminPaymentRequestsDetail.to({ requestId: request.id })}>{request.number}</Link>
      </span>
    );
  if (line === null) return null;
  return (
    <>
      <span>{`строка ${line.n} выписки `}</span>
      <Link to={paths.adminBankStatementsDetail.to({ statementId: line.statementId })}>{line.fileName}</Link>
    </>
  );
}

/** Other payments by the same document of the bank, each with who made it and a way to it; nothing where there is none. */
export function SamePayments({ sameAs }: { readonly sameAs: readonly SamePayment[] }) {
  if (sameAs.length === 0) return null;
  return (
    <Stack gap="1">
      <Text textStyle="sm" fontWeight="medium">
        Такой же платёж: то же поручение, дата, плательщик и сумма
      </Text>
      <Stack as="ul" gap="1" listStyleType="none" aria-label="Такой же платёж">
        {sameAs.map((same) => (
          <Text as="li" key={`${same.request?.id} ${same.line?.statementId} ${same.line?.n}`} textStyle="sm">
            <Place same={same} />
            <span>{` · ${same.payerName} · `}</span>
            <MoneyText value={same.amount} />
            <span>{`${same.paidOn !== null ? ` от ${dayText(same.paidOn)}` : ''}${same.by !== null ? ` · ${same.by}` : ''}`}</span>
            {same.at !== null && (
              <span>
                , <DateText value={same.at} format="datetime" />
              </span>
            )}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
