import { fieldAmount, formatAmount } from '@cabinet/kernel/core/amount';
import { parseMoney, toWire } from '@cabinet/kernel/core/money';
import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { type ChangedPayer, changePayer } from '../../../api/payers.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { isRaiseOfTwo, LimitPreview } from './limit-preview.tsx';
import { type PayerFormProps, useLock } from './payer-form.ts';
import { ReasonField } from './reason-field.tsx';
import { usePayerVersion } from './use-payer-version.ts';

interface LimitValues {
  readonly creditLimit: string;
  readonly reason: string;
}

const validate = validateWith<LimitValues>(() => import('./limit-form.schema.ts'));

function tellChanged({ name, creditLimit, proposal }: ChangedPayer): void {
  if (proposal === null) notify.success(`${name}: кредитный лимит ${formatAmount(creditLimit)}`);
  else notify.success(`Предложение ${proposal.number} записано. Лимит изменится, когда его подтвердят`);
}

/** How far an account may go below zero. */
export function LimitForm({ payer, onClose, onLock }: PayerFormProps) {
  const { error, refuse, forget } = useRefusal();
  const { version, accept } = usePayerVersion(payer);
  const form = useForm<LimitValues>({
    initialValues: { creditLimit: fieldAmount(payer.creditLimit), reason: '' },
    validate,
    onSubmit: async ({ creditLimit, reason }) => {
      forget();
      const parsed = parseMoney(creditLimit);
      const limit = parsed.ok ? toWire(parsed.money) : creditLimit;
      tellChanged(await changePayer(payer.id, { creditLimit: limit, reason: tidyLine(reason), version }));
      onClose();
    },
    onFailure: (failure) => {
      accept(failure);
      refuse(failure);
    },
  });
  useLock(form.isSubmitting, onLock);
  const { creditLimit } = form.values;
  return (
    <Form form={form} label="Кредитный лимит">
      <Stack gap="4">
        <FormMoneyField
          name="creditLimit"
          label="Лимит"
          takes={{}}
          hint="На сколько счёт может уйти ниже нуля"
          required
        />
        <LimitPreview payer={payer} text={creditLimit} />
        <ReasonField />
        <Refusal error={error} />
        <FormButtons onClose={onClose} isBusy={form.isSubmitting} needsChange>
          {isRaiseOfTwo(payer, creditLimit) ? 'Отправить на подтверждение' : 'Изменить лимит'}
        </FormButtons>
      </Stack>
    </Form>
  );
}
