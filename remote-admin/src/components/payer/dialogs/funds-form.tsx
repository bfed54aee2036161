import { formatAmount } from '@cabinet/kernel/core/amount';
import { DOCUMENT_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import {
  Form,
  FormRadioGroup,
  FormTextField,
  Refusal,
  useAttemptKey,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { type AddedFunds, addFunds } from '../../../api/payers.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { FundsPreview } from './funds-preview.tsx';
import { type FundsValues, fundsBody, NO_FUNDS, previewFunds } from './funds-values.ts';
import { type PayerFormProps, useLock } from './payer-form.ts';
import { ReasonField } from './reason-field.tsx';

const validate = validateWith<FundsValues>(() => import('./funds-form.schema.ts'));

const DIRECTIONS = [
  { value: 'add', label: 'Начислить' },
  { value: 'take', label: 'Списать' },
] as const;

function tellAdded(name: string, { proposal, balance }: AddedFunds): void {
  if (proposal === null) notify.success(`${name}: теперь на счёте ${formatAmount(balance)}`);
  else notify.success(`Предложение ${proposal.number} записано. Деньги изменятся, когда его подтвердят`);
}

/** Adds to an account, or takes from it. */
export function FundsForm({ payer, onClose, onLock }: PayerFormProps) {
  const attempt = useAttemptKey();
  const { error, refuse, forget } = useRefusal();
  const form = useForm<FundsValues>({
    initialValues: NO_FUNDS,
    validate,
    onSubmit: async (values) => {
      forget();
      const body = fundsBody(payer.id, values);
      tellAdded(payer.name, await addFunds(body, attempt.keyOf(body)));
      onClose();
    },
    onFailure: refuse,
  });
  useLock(form.isSubmitting, onLock);
  const isProposed = previewFunds(payer, form.values)?.needsSecond === true;
  const verb = form.values.direction === 'add' ? 'Начислить' : 'Списать';
  return (
    <Form form={form} label="Начислить или списать">
      <Stack gap="4">
        <FormRadioGroup name="direction" legend="Что сделать" options={DIRECTIONS} />
        <FormMoneyField name="amount" label="Сумма" takes={{}} required />
        <ReasonField hint="Её увидят в транзакциях счёта и в журнале" />
        <FormTextField
          name="document"
          label="Документ"
          hint="Номер служебной записки, акта или письма"
          maxLength={DOCUMENT_MAX_LENGTH}
        />
        <FundsPreview payer={payer} values={form.values} />
        <Refusal error={error} />
        <FormButtons
          onClose={onClose}
          isBusy={form.isSubmitting}
          isDestructive={form.values.direction === 'take'}
        >
          {isProposed ? 'Отправить на подтверждение' : verb}
        </FormButtons>
      </Stack>
    </Form>
  );
}
