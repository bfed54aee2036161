import { useSearchParams } from '@cabinet/kernel/router';
import { Box, Button, Flex, SectionCard, Stack } from '@cabinet/kernel/ui';
import type { Group } from '../../../api/group.ts';
import { inOrder, isOrder, ORDERS, type Order } from '../../../lib/in-order.ts';
import { useNow } from '../../../lib/use-now.ts';
import { MemberRow } from './member-row.tsx';

const ORDER_PARAM = 'order';
const MINUTE_MS = 60_000;

function useOrder() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(ORDER_PARAM);
  function setOrder(order: Order) {
    setQuery(
      (before) => {
        before.set(ORDER_PARAM, order);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const order: Order = isOrder(asked) ? asked : 'name';
  return { order, setOrder };
}

interface OrderChoiceProps {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
}

function OrderChoice({ order, onChange }: OrderChoiceProps) {
  return (
    <Box flexBasis={{ base: '100%', sm: 'auto' }} my={{ sm: '-1' }}>
      <Flex
        as="fieldset"
        aria-label="Порядок участников"
        display="inline-flex"
        gap="1"
        p="1"
        bg="bg.muted"
        borderRadius="l2"
      >
        {(['name', 'spending'] as const).map((each) => (
          <Button
            key={each}
            size="xs"
            variant={each === order ? 'outline' : 'ghost'}
            colorPalette="gray"
            aria-pressed={each === order}
            {...(each === order ? { _dark: { bg: 'bg.emphasized' } } : { color: 'fg.muted' })}
            onClick={() => onChange(each)}
          >
            {ORDERS[each]}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}

/** Members as the owner sees them: with their spending, and with what can be done. */
export function MembersSection({ group }: { readonly group: Group }) {
  const { order, setOrder } = useOrder();
  const now = useNow(MINUTE_MS);
  return (
    <SectionCard
      id="members"
      title="Участники"
      description="Расходы и лимиты за этот месяц, по московскому времени"
      actions={group.members.length > 1 && <OrderChoice order={order} onChange={setOrder} />}
    >
      <Stack as="ul" gap={{ base: '3', md: '0' }} listStyleType="none">
        {inOrder(group.members, order).map((member) => (
          <MemberRow key={member.accountId} group={group} member={member} now={now} />
        ))}
      </Stack>
    </SectionCard>
  );
}
