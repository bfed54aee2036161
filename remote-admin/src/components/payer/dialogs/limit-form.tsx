import { formatAmount } from '@cabinet/kernel/core/amount';
import {
  addMoney,
  fromWire,
  isPositiveMoney,
  parseMoney,
  subtractMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import { Form, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { type AdminPayerDetail, changePayer } from '../../../api/payers.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Refusal } from '../../refusal.tsx';
import { FormButtons } from './form-buttons.tsx';
import { type PayerFormProps, useLock } from './payer-form.ts';
import { ReasonField } from './reason-field.tsx';
import { usePayerVersion } from './use-payer-version.ts';

interface LimitValues {
  readonly creditLimit: string;
  readonly reason: string;
}

const validate = validateWith<LimitValues>(() => import('./limit-form.schema.ts'));

/** What is used of the limit now, and what a new one would leave to spend. */
function limitText({ balance, held, available, creditLimit }: AdminPayerDetail, text: string): string {
  const used = subtractMoney(fromWire(held), fromWire(balance));
  const now = `Сейчас лимит ${formatAmount(creditLimit)}${
    isPositiveMoney(used)
      ? `, из него использовано ${formatAmount(toWire(used))}: меньше он стать не может`
      : ''
  }.`;
  const parsed = parseMoney(text);
  if (!parsed.ok) return now;
  const after = addMoney(subtractMoney(fromWire(available), fromWire(creditLimit)), parsed.money);
  return `${now} После изменения можно будет потратить ${formatAmount(toWire(after))}.`;
}

/** How far an account may go below zero. */
export function LimitForm({ payer, onClose, onLock }: PayerFormProps) {
  const { error, refuse, forget } = useRefusal();
  const { version, accept } = usePayerVersion(payer);
  const form = useForm<LimitValues>({
    initialValues: { creditLimit: formatAmount(payer.creditLimit, { unit: false }), reason: '' },
    validate,
    onSubmit: async ({ creditLimit, reason }) => {
      forget();
      const parsed = parseMoney(creditLimit);
      const limit = parsed.ok ? toWire(parsed.money) : creditLimit;
      await changePayer(payer.id, { creditLimit: limit, reason: reason.trim(), version });
      notify.success(`${payer.name}: кредитный лимит ${formatAmount(limit)}`);
      onClose();
    },
    onFailure: (failure) => {
      accept(failure);
      refuse(failure);
    },
  });
  useLock(form.isSubmitting, onLock);
  return (
    <Form form={form} label="Кредитный лимит">
      <Stack gap="4">
        <FormMoneyField
          name="creditLimit"
          label="Лимит"
          hint="На сколько счёт может уйти ниже нуля"
          required
        />
        <Text role="status" textStyle="sm" color="fg.muted">
          {limitText(payer, form.values.creditLimit)}
        </Text>
        <ReasonField />
        <Refusal error={error} />
        <FormButtons onClose={onClose} needsChange>
          Изменить лимит
        </FormButtons>
      </Stack>
    </Form>
  );
}
