import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import { FormSelectField } from '@cabinet/kernel/ui/select';
import { setPayerTier, useCorrectionOptions, usePayer } from '../../../api/rate-corrections.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { OptionsFailure } from '../form/options-failure.tsx';
import { PayerField } from '../form/payer-field.tsx';
import { ReasonField } from '../form/reason-field.tsx';
import { multiplierText } from '../multiplier.ts';
import { OwnPayerNotice } from '../own-payer-notice.tsx';
import { CurrentTier } from './current-tier.tsx';

interface TierValues {
  readonly payerId: string;
  readonly tier: string;
  readonly reason: string;
}

/** The choice that gives the tier back to the top-ups. */
const AUTOMATIC = 'automatic';
const INITIAL_VALUES: TierValues = { payerId: '', tier: '', reason: '' };
const validate = validateWith<TierValues>(() => import('./tier-form.schema.ts'));

/** Sets the tier of a payer by hand, or gives it back to the top-ups. */
export function TierForm({ onClose }: { readonly onClose: () => void }) {
  const options = useCorrectionOptions();
  const form = useForm<TierValues>({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ payerId, tier, reason }) => {
      await setPayerTier(payerId, { tier: tier === AUTOMATIC ? null : tier, reason: tidyLine(reason) });
      notify.success('Уровень изменён');
      onClose();
    },
    onFailure: notifyApiError,
  });
  const { data: chosen } = usePayer(form.values.payerId);
  const isOwn = chosen?.[0]?.isOwn === true;
  const tiers = options.data?.tiers ?? [];
  return (
    <Form form={form} label="Уровень плательщика">
      <Stack gap="4" pb="5">
        {options.error !== undefined && options.data === undefined && (
          <OptionsFailure onRetry={() => void options.mutate()} />
        )}
        <PayerField />
        <CurrentTier payer={chosen?.[0]} tiers={tiers} />
        {isOwn && <OwnPayerNotice deed="tier" />}
        <FormSelectField
          name="tier"
          label="Новый уровень"
          placeholder="Выберите уровень"
          options={[
            { value: AUTOMATIC, label: 'Автоматически, по сумме пополнений' },
            ...tiers.map(({ code, name, multiplier }) => ({
              value: code,
              label: `${name}, ${multiplierText(multiplier)}`,
            })),
          ]}
          required
        />
        <ReasonField />
        <FormButtons onClose={onClose} isBusy={form.isSubmitting} isRefused={isOwn}>
          Изменить уровень
        </FormButtons>
      </Stack>
    </Form>
  );
}
