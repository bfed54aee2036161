import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { FormMoneyField } from '../ui/money-field/form-money-field.tsx';
import { FormSelectField } from '../ui/select/form-select-field.tsx';
import { Form } from './form.tsx';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormPhoneField } from './form-phone-field.tsx';
import { FormRadioGroup } from './form-radio-group.tsx';
import { FormTextField } from './form-text-field.tsx';
import { FormTextareaField } from './form-textarea-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

const VALUES = {
  name: '',
  phone: '',
  password: '',
  note: '',
  amount: '',
  role: '',
  order: 'start',
  agrees: false,
};
type Name = keyof typeof VALUES;

const CHOICES = [
  { value: 'start', label: 'К началу' },
  { value: 'end', label: 'К концу' },
];
const MESSAGE = 'Это поле заполнено неверно';

function EveryField({ wrong }: { readonly wrong: readonly Name[] }) {
  const form = useForm({
    initialValues: VALUES,
    validate: () => Object.fromEntries(wrong.map((name) => [name, MESSAGE])),
    onSubmit: async () => undefined,
  });
  return (
    <Form form={form}>
      <FormTextField name="name" label="Имя" />
      <FormPhoneField name="phone" label="Телефон" />
      <PasswordField name="password" label="Пароль" />
      <FormTextareaField name="note" label="Примечание" />
      <FormMoneyField name="amount" label="Сумма" />
      <FormSelectField name="role" label="Роль" options={CHOICES} placeholder="Выберите" />
      <FormRadioGroup name="order" legend="Порядок" options={CHOICES} />
      <FormCheckbox name="agrees">Согласие</FormCheckbox>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

async function submit(wrong: readonly Name[]) {
  const { user } = renderWithProviders(<EveryField wrong={wrong} />);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return user;
}

describe('the one wrong field of a form', () => {
  it.each<[Name, string]>([
    ['name', 'Имя'],
    ['phone', 'Телефон'],
    ['password', 'Пароль'],
    ['note', 'Примечание'],
    ['amount', 'Сумма'],
    ['role', 'Роль'],
    ['order', 'К началу'],
    ['agrees', 'Согласие'],
  ])(
    '%s gets the focus, is marked as wrong, and its message is announced and belongs to it',
    async (name, label) => {
      await submit([name]);
      const control = screen.getByLabelText(label);
      await waitFor(() => expect(control).toHaveFocus());
      expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
      const owner = name === 'order' ? screen.getByRole('radiogroup', { name: 'Порядок' }) : control;
      expect(owner).toHaveAttribute('aria-invalid', 'true');
      expect(owner).toHaveAccessibleDescription(MESSAGE);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    },
  );
});

it('of several wrong fields the first on the screen gets the focus', async () => {
  await submit(['agrees', 'order', 'note']);
  await waitFor(() => expect(screen.getByLabelText('Примечание')).toHaveFocus());
  expect(screen.getAllByRole('alert')).toHaveLength(3);
});
