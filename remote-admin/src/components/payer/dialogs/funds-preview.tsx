import { formatExactAmount } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import { Banner, Box, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { AdminPayerDetail } from '../../../api/payers.ts';
import { secondText } from '../payer-words.ts';
import { type FundsValues, previewFunds } from './funds-values.ts';

interface FundsPreviewProps {
  readonly payer: AdminPayerDetail;
  readonly values: FundsValues;
}

const SECOND = { step: 'этой суммой', waits: 'деньги изменятся' };

/** What the sum comes to: the balance after it, and whether one person is enough. */
export function FundsPreview({ payer, values }: FundsPreviewProps) {
  const preview = previewFunds(payer, values);
  return (
    <Stack gap="3">
      <Box role="status" bg="bg.muted" borderRadius="l2" px="4" py="3">
        <Text fontVariantNumeric="tabular-nums">
          Баланс: <MoneyText value={preview?.before ?? payer.balance} digits={preview?.digits} />
          {preview && (
            <span>
              {' → '}
              <Text as="strong" fontWeight="semibold">
                <MoneyText value={preview.after} digits={preview.digits} />
              </Text>
            </span>
          )}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {`Уровень «${tierName(payer.tier)}» не изменится: его дают только пополнения.`}
        </Text>
      </Box>
      {preview !== null && preview.most !== null && (
        <Banner tone="warning">{`Списать можно не больше ${formatExactAmount(preview.most)}.`}</Banner>
      )}
      {preview?.needsSecond === true && <Banner>{secondText(payer, SECOND)}</Banner>}
    </Stack>
  );
}
