import { REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { plural } from '@cabinet/kernel/core/text';
import { Flex, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { StatusTotals } from './payment-request.ts';

const requests = (count: number) => `${count} ${plural(count, 'заявка', 'заявки', 'заявок')}`;

/** What the requests of the whole filter come to, status by status; nothing where all of them are paid. */
export function RequestTotals({ byStatus }: { readonly byStatus: readonly StatusTotals[] }) {
  if (byStatus.every(({ status }) => status === 'paid')) return null;
  return (
    <Flex as="dl" aria-label="По статусам" columnGap="8" rowGap="2" wrap="wrap" textStyle="sm">
      {byStatus.map(({ status, count, amount }) => (
        <Flex
          key={status}
          direction={{ base: 'row', sm: 'column' }}
          justify="space-between"
          columnGap="4"
          width={{ base: 'full', sm: 'auto' }}
        >
          <Text as="dt" color="fg.muted">
            {`${REQUEST_STATUS_LABEL[status]} · ${requests(count)}`}
          </Text>
          <Text as="dd">
            <MoneyText value={amount} />
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
