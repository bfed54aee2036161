import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { DateText, Link, numberTerm, Separator, Stack, SupportContact, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequestDetail, usePayers } from '@cabinet/payments';
import { METHOD_WORDS } from '../../../lib/payment-methods.tsx';
import { paths } from '../../../paths.ts';
import { LevelLine } from '../parts/level-line.tsx';
import { SummaryLine } from '../parts/summary-line.tsx';

interface RequestProps {
  readonly request: PaymentRequestDetail;
}

/** The balance of the account now; nothing of it for somebody who may not see it. */
function NewBalance({ request: { payer } }: RequestProps) {
  const { data, error } = usePayers();
  const isPending = data === undefined && error === undefined;
  const balance = data?.payers.find((each) => each.id === payer.id)?.balance ?? null;
  if (!isPending && balance === null) return null;
  return (
    <Stack as="dl">
      <SummaryLine term="Новый баланс" isStrong>
        {balance === null ? '…' : <MoneyText value={balance} />}
      </SummaryLine>
    </Stack>
  );
}

/** What the account has now: its balance, and the level as the server says it with the request. */
function NewMoney({ request }: RequestProps) {
  // A server of the release before says nothing of the level.
  const { level = null }: Partial<Pick<PaymentRequestDetail, 'level'>> = request;
  return (
    <>
      <NewBalance request={request} />
      {level !== null && (
        <LevelLine
          time="reached"
          // An older payment has brought its account to another level than it has now.
          before={level.after === level.progress.tier ? level.before : null}
          after={level.progress.tier}
          progress={level.progress}
        />
      )}
      <Separator />
    </>
  );
}

function RequestLink({ request: { id, number } }: RequestProps) {
  return <Link to={paths.paymentRequestDetail.to({ requestId: id })}>{number}</Link>;
}

/** What a payment has changed, when, and by which request. */
export function ResultFacts({ request }: RequestProps) {
  const { status, paidAt, expiresAt, method } = request;
  const isPaid = status === 'paid';
  return (
    <Stack gap="3" w="full" bg="bg.subtle" borderWidth="1px" borderRadius="l3" p="4" textAlign="start">
      {isPaid && <NewMoney request={request} />}
      <Stack as="dl" gap="2">
        {isPaid && paidAt !== null && (
          <SummaryLine term="Зачислено">
            <DateText value={paidAt} format="datetime" />
          </SummaryLine>
        )}
        {isOpenStatus(status) && (
          <SummaryLine term="Оплатить до">
            <DateText value={expiresAt} format={METHOD_WORDS[method].deadline} />
          </SummaryLine>
        )}
        <SummaryLine term={isPaid ? 'Заявка' : numberTerm()}>
          <RequestLink request={request} />
        </SummaryLine>
      </Stack>
      {!isPaid && (
        <Text textStyle="sm" textAlign="end">
          <SupportContact act="contact" about={request.number} />
        </Text>
      )}
    </Stack>
  );
}
