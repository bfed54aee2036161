import { formatAmount } from '@cabinet/kernel/core/amount';
import { tierName } from '@cabinet/kernel/core/payments';
import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, FormRadioGroup, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { ErrorState, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { changeTier, useTiers } from '../../../api/payers.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { type PayerFormProps, useLock } from './payer-form.ts';
import { ReasonField } from './reason-field.tsx';

/** The tier that the top-ups have reached; no tier has this code. */
const AUTOMATIC = '';

interface TierValues {
  readonly tier: string;
  readonly reason: string;
}

const validate = validateWith<TierValues>(() => import('./reason-form.schema.ts'));

/** Gives an account a tier by hand, or the automatic one back. */
export function TierForm({ payer, onClose, onLock }: PayerFormProps) {
  const { tiers, error: missing, mutate } = useTiers(true);
  const { error, refuse, forget } = useRefusal();
  const { automatic } = payer.tierState;
  const form = useForm<TierValues>({
    initialValues: { tier: payer.tierIsManual ? payer.tier : AUTOMATIC, reason: '' },
    validate,
    onSubmit: async ({ tier, reason }) => {
      forget();
      await changeTier(payer.id, { tier: tier === AUTOMATIC ? null : tier, reason: tidyLine(reason) });
      notify.success(`${payer.name}: уровень «${tierName(tier === AUTOMATIC ? automatic : tier)}»`);
      onClose();
    },
    onFailure: refuse,
  });
  useLock(form.isSubmitting, onLock);
  if (tiers === undefined)
    return missing === undefined ? (
      <Skeleton height="14rem" aria-busy />
    ) : (
      <ErrorState title="Не удалось загрузить уровни" error={missing} onRetry={() => void mutate()} />
    );
  const options = [
    { value: AUTOMATIC, label: `Автоматический, по пополнениям: «${tierName(automatic)}»` },
    ...tiers.map(({ code, name, threshold, multiplier }) => ({
      value: code,
      label: `${name}: ×${multiplier.replace('.', ',')}, обычно от ${formatAmount(threshold)}`,
    })),
  ];
  return (
    <Form form={form} label="Уровень">
      <Stack gap="4">
        <FormRadioGroup name="tier" legend="Уровень" options={options} />
        <Text textStyle="sm" color="fg.muted">
          Уровень действует со следующего списания. Выданный вручную не меняется от пополнений, пока не
          вернуть автоматический.
        </Text>
        <ReasonField />
        <Refusal error={error} />
        <FormButtons onClose={onClose} isBusy={form.isSubmitting} needsChange>
          Изменить уровень
        </FormButtons>
      </Stack>
    </Form>
  );
}
