import { Form, useForm } from '@cabinet/kernel/forms';
import { SectionCard, SimpleGrid } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { useEffect } from 'react';

const AMOUNTS = { empty: '', filled: '1\u00a0500,50', wrong: 'много', disabled: '500' };

/** The field in each state; the wrong one has been left already. */
function MoneyFields() {
  const form = useForm({
    initialValues: AMOUNTS,
    validate: () => ({ wrong: 'Некорректная сумма' }),
    onSubmit: async () => undefined,
  });
  const { setTouched } = form;
  useEffect(
    function leaveTheWrongOne() {
      void setTouched({ wrong: true });
    },
    [setTouched],
  );
  return (
    <Form form={form} label="Поля сумм">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormMoneyField
          name="empty"
          label="Сумма: пустая"
          placeholder="Например, 500"
          hint="От 10 до 300 000 ₽"
        />
        <FormMoneyField name="filled" label="Сумма: заполненная" />
        <FormMoneyField name="wrong" label="Сумма: с ошибкой" />
        <FormMoneyField name="disabled" label="Сумма: недоступная" disabled />
      </SimpleGrid>
    </Form>
  );
}

export function MoneyPart() {
  return (
    <SectionCard title="Деньги">
      <MoneyFields />
    </SectionCard>
  );
}
