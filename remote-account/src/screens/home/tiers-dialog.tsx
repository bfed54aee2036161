import { formatAmount } from '@cabinet/kernel/core/amount';
import type { TierProgress } from '@cabinet/kernel/session';
import { Badge, Box, Flex, Loaded, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type Tier, useTiers } from '../../api/tiers.ts';
import { tierGift } from '../../lib/tier-gift.ts';

function TierRow({ tier, isCurrent }: { readonly tier: Tier; readonly isCurrent: boolean }) {
  return (
    <Flex
      as="li"
      aria-current={isCurrent || undefined}
      align="center"
      justify="space-between"
      gap="4"
      px="4"
      py="3"
      borderRadius="l2"
      bg={isCurrent ? 'colorPalette.subtle' : 'bg.subtle'}
    >
      <Box>
        <Flex align="center" gap="2">
          <Text fontWeight="semibold">{tier.name}</Text>
          {isCurrent && <Badge>Сейчас</Badge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          Пополнено от <MoneyText value={tier.threshold} digits={0} />
        </Text>
      </Box>
      <Text textStyle="money" fontWeight="medium">
        {tierGift(tier.multiplier)}
      </Text>
    </Flex>
  );
}

interface TiersDialogProps {
  readonly progress: TierProgress;
  readonly onClose: () => void;
}

/** The tiers, and what each gives. */
export default function TiersDialog({ progress, onClose }: TiersDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Уровни"
      description={`Чем больше пополнено всего, тем дешевле каждый запрос. У вас ${formatAmount(progress.spent)}.`}
    >
      <Loaded query={useTiers()} skeleton={<Skeleton height="18rem" aria-busy />}>
        {({ tiers }) => (
          <Stack as="ul" gap="2" listStyleType="none" pb="4">
            {tiers.map((tier) => (
              <TierRow key={tier.code} tier={tier} isCurrent={tier.code === progress.tier} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
