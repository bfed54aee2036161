import { tierName } from '@cabinet/kernel/core/payments';
import { Badge, Flex } from '@cabinet/kernel/ui';
import type { AdminPayer } from '../../api/payers.ts';

/** A tier, and that it was set by hand. */
export function TierText({ payer }: { readonly payer: Pick<AdminPayer, 'tier' | 'tierIsManual'> }) {
  return (
    <Flex as="span" display="inline-flex" gap="1.5" align="center">
      <span>{tierName(payer.tier)}</span>
      {payer.tierIsManual && <Badge>вручную</Badge>}
    </Flex>
  );
}
