import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { Form } from './form.tsx';
import { FormPhoneField } from './form-phone-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { FormTextareaField } from './form-textarea-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

const EMPTY = { email: '', password: '', phone: '', note: '' };
type Values = typeof EMPTY;

function Sample({ onSubmit }: { readonly onSubmit: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({
    initialValues: EMPTY,
    validate: ({ email }) => (email.includes('@') ? {} : { email: 'Некорректный email' }),
    onSubmit: async (values, { resetForm }) => {
      await onSubmit(values);
      resetForm();
    },
  });
  return (
    <Form form={form} label="Проба">
      <FormTextField name="email" type="email" label="Email" />
      <PasswordField name="password" label="Пароль" />
      <FormPhoneField name="phone" label="Телефон" />
      <FormTextareaField name="note" label="Заметка" />
      <SubmitButton>Войти</SubmitButton>
      <button type="button">Отмена</button>
      <button type="button" onClick={() => form.resetForm()}>
        Очистить
      </button>
    </Form>
  );
}

function render() {
  const save = jest.fn(async (_values: Values) => undefined);
  return { save, ...renderWithProviders(<Sample onSubmit={save} />) };
}

const button = (name = 'Войти') => screen.getByRole('button', { name });
const complaint = () => screen.queryByText('Некорректный email');

describe('a press that leaves a field', () => {
  it.each(['Войти', 'Отмена'])('moves nothing before it has ended: «%s»', async (name) => {
    const { user } = render();
    await user.type(screen.getByLabelText('Email'), 'user');
    await user.pointer({ keys: '[MouseLeft>]', target: button(name) });
    expect(complaint()).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: button(name) });
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
  });

  it('judges the field when a finger is lifted elsewhere', async () => {
    const { user } = render();
    await user.type(screen.getByLabelText('Email'), 'user');
    await user.pointer({ keys: '[MouseLeft>]', target: button() });
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
  });

  it('sends once, and blames nothing in the empty form behind it', async () => {
    const { user, save } = render();
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.click(button());
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
    expect(save).toHaveBeenCalledTimes(1);
    expect(complaint()).not.toBeInTheDocument();
  });

  it('blames nothing in a form that it has emptied', async () => {
    const { user } = render();
    await user.type(screen.getByLabelText('Email'), 'user');
    await user.click(button('Очистить'));
    await user.type(screen.getByLabelText('Заметка'), 'моя');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(complaint()).not.toBeInTheDocument();
  });
});

/** As a password manager does that knows nothing of events. */
function fillSilently(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(prototype, 'value', value, field);
}

describe('a form that was filled without a word', () => {
  it('sends what is seen, as if it were typed', async () => {
    const { user, save } = render();
    await user.type(screen.getByLabelText('Заметка'), 'моя');
    fillSilently('Email', 'user@demo.example');
    fillSilently('Пароль', 'Demo-2026-pass');
    fillSilently('Телефон', '89161234567');
    await user.click(button());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith({
      email: 'user@demo.example',
      password: 'Demo-2026-pass',
      phone: '+7 (916) 123-45-67',
      note: 'моя',
    });
  });

  it('is judged by what is seen', async () => {
    const { user, save } = render();
    fillSilently('Email', 'user');
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('user');
    expect(save).not.toHaveBeenCalled();
  });
});
