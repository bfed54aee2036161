import { formatAmount } from '@cabinet/kernel/core/amount';
import { FormCheckbox } from '@cabinet/kernel/forms';
import { usePermission } from '@cabinet/kernel/session';
import { Banner, Stack } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';

/** What is missing for a refund, and for whom a debt is an answer. */
export function ShortfallNotice({ shortfall }: { readonly shortfall: string }) {
  const mayAllow = usePermission('user:manage');
  return (
    <Stack gap="3">
      <Banner tone="warning" title={`Не хватает ${formatAmount(shortfall)}`}>
        {mayAllow
          ? 'Эти деньги уже потрачены. Можно вернуть всю сумму и оставить плательщика в долгу: тратить он не сможет, пока поступления не закроют долг.'
          : 'Эти деньги уже потрачены. Вернуть их с долгом может человек с разрешением «Управление пользователями».'}
      </Banner>
      {mayAllow && (
        <FormCheckbox name="allowDebt">
          Разрешить долг <MoneyText value={shortfall} />
        </FormCheckbox>
      )}
    </Stack>
  );
}
