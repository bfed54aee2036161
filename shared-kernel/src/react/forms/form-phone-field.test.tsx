import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render-with-providers.tsx';
import { Form } from './form.tsx';
import { FormPhoneField } from './form-phone-field.tsx';
import { useForm } from './use-form.ts';

function PhoneForm({ phone }: { readonly phone: string }) {
  const form = useForm({ initialValues: { phone }, onSubmit: async () => undefined });
  return (
    <Form form={form}>
      <FormPhoneField name="phone" label="Телефон" />
    </Form>
  );
}

function renderField(phone = '') {
  const { user } = renderWithProviders(<PhoneForm phone={phone} />);
  return { user, field: screen.getByLabelText<HTMLInputElement>('Телефон') };
}

describe('FormPhoneField', () => {
  it('shows the mask while digits are typed', async () => {
    const { user, field } = renderField();
    await user.type(field, '9001234567');
    expect(field).toHaveValue('+7 (900) 123-45-67');
  });

  it('drops a leading 8 and every digit after the tenth', async () => {
    const { user, field } = renderField();
    await user.type(field, '8900123456789');
    expect(field).toHaveValue('+7 (900) 123-45-67');
    expect(field.selectionStart).toBe(field.value.length);
  });

  it('keeps the caret behind a digit that is typed in the middle', async () => {
    const { user, field } = renderField('+7 (900) 123-45');
    field.setSelectionRange(6, 6);
    await user.type(field, '5', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(field).toHaveValue('+7 (905) 012-34-5');
    expect(field.selectionStart).toBe(7);
  });

  it('keeps the caret when a letter is refused in the middle', async () => {
    const { user, field } = renderField('+7 (900) 123-45-67');
    await user.type(field, 'x', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect(field).toHaveValue('+7 (900) 123-45-67');
    expect(field.selectionStart).toBeGreaterThanOrEqual(7);
    expect(field.selectionStart).toBeLessThanOrEqual(9);
  });

  it('deletes the digit beyond a bracket, to either side', async () => {
    const { user, field } = renderField('+7 (900) 123-45-67');
    await user.type(field, '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect(field).toHaveValue('+7 (901) 234-56-7');
    await user.type(field, '{Delete}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(field.value.replace(/\D/g, '')).toHaveLength(9);
  });

  it.each(['8 900 123 45 67', '+7(900)1234567', '79001234567', '900-123-45-67'])(
    'normalises a pasted %s',
    async (text) => {
      const { user, field } = renderField();
      await user.click(field);
      await user.paste(text);
      expect(field).toHaveValue('+7 (900) 123-45-67');
    },
  );
});
