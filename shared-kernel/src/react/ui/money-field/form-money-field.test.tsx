import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FormMoneyField } from './form-money-field.tsx';

function MoneyForm() {
  const form = useForm({ initialValues: { amount: '' }, onSubmit: async () => undefined });
  return (
    <Form form={form}>
      <FormMoneyField name="amount" label="Сумма" />
    </Form>
  );
}

describe('FormMoneyField', () => {
  it.each([
    ['1500', '1\u00a0500'],
    ['1 000 000', '1\u00a0000\u00a0000'],
    ['1500,00', '1\u00a0500'],
    ['1 500,5', '1\u00a0500,50'],
    ['0.5', '0,50'],
  ])('writes %s in the Russian format when it is left', async (typed, shown) => {
    const { user } = renderWithProviders(<MoneyForm />);
    await user.type(screen.getByLabelText('Сумма'), typed);
    expect(screen.getByLabelText('Сумма')).toHaveValue(typed);
    await user.tab();
    expect(screen.getByLabelText('Сумма')).toHaveValue(shown);
  });

  it.each(['много', '10,000', '15000,2345'])('leaves «%s», which is no sum, to the schema', async (typed) => {
    const { user } = renderWithProviders(<MoneyForm />);
    await user.type(screen.getByLabelText('Сумма'), typed);
    await user.tab();
    expect(screen.getByLabelText('Сумма')).toHaveValue(typed);
  });
});
