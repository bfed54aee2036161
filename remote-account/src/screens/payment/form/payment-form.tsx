import { isPaidOnline } from '@cabinet/kernel/core/payments';
import { Form, FormError, SubmitButton, useAttemptKey, useForm, validateWith } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { apiErrorText } from '@cabinet/kernel/notify';
import { useNavigate, useSearchParams } from '@cabinet/kernel/router';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { Card, Stack, Text } from '@cabinet/kernel/ui';
import type { PayerChoice, Payers } from '@cabinet/payments';
import { useMemo, useRef, useState } from 'react';
import type { PaymentSettings } from '../../../api/payment.ts';
import { paymentAtom, startPaymentAtom } from '../../../lib/payment-state.ts';
import { paths } from '../../../paths.ts';
import { PaymentAside, PaymentLayout, SubmitBar } from '../parts/payment-layout.tsx';
import { AmountField } from './amount-field.tsx';
import { askedFor, firstChoices, leftChoices, usualMethod } from './first-choices.ts';
import { MethodField } from './method-field.tsx';
import { PayerField } from './payer-field.tsx';
import { PayerNotice } from './payer-notice.tsx';
import { type PaymentFormValues, payableAmount, paymentFormSchema } from './payment-form.schema.ts';
import { QuoteSection } from './quote-section.tsx';
import { SubmitWords } from './submit-words.tsx';

interface PaymentFormProps {
  readonly settings: PaymentSettings;
  readonly payers: Payers;
}

/** The first step: how much, for whom, and how. */
export function PaymentForm({ settings, payers }: PaymentFormProps) {
  const { amount, ...left } = useAtomValue(paymentAtom);
  const start = useSetAtom(startPaymentAtom);
  const navigate = useNavigate();
  const attempt = useAttemptKey();
  const [failure, setFailure] = useState<unknown>(null);
  const isStarted = useRef(false);
  const [search] = useSearchParams();
  const [isMethodChosen, setMethodChosen] = useState(
    left.method !== null || askedFor(search, settings.methods, payers).method !== undefined,
  );
  const validate = useMemo(
    () => validateWith<PaymentFormValues>(async () => ({ schema: paymentFormSchema(settings) })),
    [settings],
  );

  async function submit({ amount: text, method, payerId }: PaymentFormValues) {
    const payable = payableAmount(text, settings);
    // The next step may take a moment to be drawn: a press in between would open a second request.
    if (payable === null || isStarted.current) return;
    setFailure(null);
    const order = { amount: payable, method, payerId: payerId === '' ? undefined : payerId };
    const request = await start({ ...order, text }, attempt.keyOf(order));
    attempt.forget();
    isStarted.current = true;
    void navigate(paths.payment.to({ request: request.id }));
  }

  const form = useForm<PaymentFormValues>({
    initialValues: {
      amount,
      ...leftChoices(left, settings.methods, payers, firstChoices(search, settings.methods, payers)),
    },
    validate,
    onSubmit: submit,
    onFailure: setFailure,
  });
  const { values } = form;
  function followPayer(payer: PayerChoice) {
    if (!isMethodChosen) void form.setFieldValue('method', usualMethod(settings.methods, payer), false);
  }
  const payable = payableAmount(values.amount, settings);

  return (
    <Form form={form} label="Пополнение счёта">
      <PaymentLayout>
        <Card>
          <Stack gap="7">
            <AmountField settings={settings} />
            <MethodField methods={settings.methods} onChoose={() => setMethodChosen(true)} />
            <PayerField payers={payers} onChoose={followPayer} />
            <PayerNotice payers={payers} chosenId={values.payerId} />
          </Stack>
        </Card>
        <PaymentAside>
          <QuoteSection amount={payable} payerId={values.payerId === '' ? undefined : values.payerId} />
          {failure !== null && <FormError {...failureText(failure)} />}
          {settings.isEmulator && isPaidOnline(values.method) && (
            <Text textStyle="xs" color="fg.muted">
              Демонстрация: вместо платёжного сервиса откроется эмулятор, настоящие деньги не списываются.
            </Text>
          )}
          <SubmitBar data-sticks>
            <SubmitButton size="lg" width="full">
              <SubmitWords method={values.method} amount={payable} />
            </SubmitButton>
          </SubmitBar>
        </PaymentAside>
      </PaymentLayout>
    </Form>
  );
}

function failureText(error: unknown): { readonly title: string; readonly message: string } {
  const { message } = apiErrorText(error);
  const isLost = error instanceof ApiError && error.status === 0;
  return {
    title: 'Не удалось начать оплату',
    message: isLost ? `${message} Повторите: вторая оплата не появится.` : message,
  };
}
