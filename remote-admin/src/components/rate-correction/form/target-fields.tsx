import { FormRadioGroup, useField } from '@cabinet/kernel/forms';
import { Stack } from '@cabinet/kernel/ui';
import { FormSelectField } from '@cabinet/kernel/ui/select';
import type { CorrectionOptions } from '../../../api/rate-corrections.ts';
import { multiplierText } from '../multiplier.ts';
import { PayerField } from './payer-field.tsx';

const AUDIENCES = [
  { value: 'all', label: 'Для всех' },
  { value: 'tier', label: 'Для уровня' },
  { value: 'payer', label: 'Для одного плательщика' },
] as const;

/** Whom a correction is for. */
export function TargetFields({ tiers = [] }: { readonly tiers: CorrectionOptions['tiers'] | undefined }) {
  const [{ value: audience }] = useField<string>('audience');
  return (
    <Stack gap="4">
      <FormRadioGroup name="audience" legend="Для кого" options={AUDIENCES} />
      {audience === 'tier' && (
        <FormSelectField
          name="tier"
          label="Уровень"
          placeholder="Выберите уровень"
          options={tiers.map(({ code, name, multiplier }) => ({
            value: code,
            label: `${name} (сам по себе ${multiplierText(multiplier)})`,
          }))}
          required
        />
      )}
      {audience === 'payer' && <PayerField />}
    </Stack>
  );
}
