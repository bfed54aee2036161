import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { accountAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Box, DateText, Link, numberTerm, Separator, Stack, SupportContact, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequestDetail, usePayers } from '@cabinet/payments';
import { levelBefore } from '../../../lib/level-before.ts';
import { METHOD_WORDS } from '../../../lib/payment-methods.tsx';
import { paths } from '../../../paths.ts';
import { LevelLine } from '../parts/level-line.tsx';
import { SummaryLine } from '../parts/summary-line.tsx';

interface RequestProps {
  readonly request: PaymentRequestDetail;
}

/** What the account has now; nothing of it for somebody who may not see it. */
function NewMoney({ request: { id, payer } }: RequestProps) {
  const { data, error } = usePayers();
  const { tierProgress } = useAtomValue(accountAtom);
  const isPending = data === undefined && error === undefined;
  const balance = data?.payers.find((each) => each.id === payer.id)?.balance ?? null;
  // The person's own level is that of the account that pays for them.
  const level = isPending || data?.paying.id === payer.id ? tierProgress : null;
  return (
    <>
      {(isPending || balance !== null) && (
        <Stack as="dl">
          <SummaryLine term="Новый баланс" isStrong>
            {balance === null ? '…' : <MoneyText value={balance} />}
          </SummaryLine>
        </Stack>
      )}
      {level !== null && (
        // Unseen until it is known whose money it is, and yet in its place: what stands below must not jump.
        <Box visibility={isPending ? 'hidden' : undefined}>
          <LevelLine term="Уровень" before={levelBefore(id)} after={level.tier} progress={level} />
        </Box>
      )}
      {(isPending || balance !== null || level !== null) && <Separator />}
    </>
  );
}

function RequestLink({ request: { id, number } }: RequestProps) {
  return <Link to={paths.paymentRequestDetail.to({ requestId: id })}>{number}</Link>;
}

/** What a payment has changed, when, and where its receipt is. */
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
        <SummaryLine term={isPaid ? 'Квитанция' : numberTerm()}>
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
