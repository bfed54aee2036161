import { digitsThatAddUp, isMoreAmount } from '@cabinet/kernel/core/amount';
import type { Cap } from '@cabinet/kernel/session';
import { SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { CapBar } from '@cabinet/members';

/** Leads the home of somebody with a cap: what it leaves is what their next request is measured by (product §13.5). */
export function SpendableSection({ cap }: { readonly cap: Cap }) {
  const digits = digitsThatAddUp([cap.left, cap.spent], cap.monthlyCap);
  // Known to those alone who see the balance.
  const isShort = isMoreAmount(cap.left, cap.spendable);
  return (
    <SectionCard title="Вы ещё можете потратить">
      <Stack gap="4">
        <Stack gap="1">
          <Text
            textStyle={{ base: '2xl', sm: '3xl' }}
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            lineHeight="short"
          >
            <MoneyText value={cap.spendable} {...(isShort ? {} : { digits })} />
          </Text>
          {isShort && (
            <Text textStyle="sm" color="fg.muted">
              По лимиту осталось <MoneyText value={cap.left} />, но на счёте столько нет.
            </Text>
          )}
        </Stack>
        <CapBar
          label="Ваши расходы за месяц"
          spent={cap.spent}
          cap={cap.monthlyCap}
          resetsAt={cap.resetsAt}
          digits={digits}
        />
      </Stack>
    </SectionCard>
  );
}
