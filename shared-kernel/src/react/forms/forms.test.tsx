import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { ApiError } from '../http/api-error.ts';
import { notify } from '../notify/notify.ts';
import { Form } from './form.tsx';
import { FormTextField } from './form-text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { toFormErrors } from './to-form-errors.ts';
import { type FormOptions, useForm } from './use-form.ts';
import { type LazySchema, validateWith } from './validate-with.ts';
import { object, string } from './yup.ts';

interface Values {
  readonly email: string;
  readonly displayName: string;
  readonly password: string;
}

const EMPTY: Values = { email: '', displayName: '', password: '' };

const schema = object({
  email: string().required('Email обязателен').email('Некорректный email'),
  password: string().required('Введите пароль').min(8, 'Пароль должен содержать минимум 8 символов'),
});

const validate = validateWith<Values>(async () => ({ schema }));

function SampleForm(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({ initialValues: EMPTY, onSubmit: async () => undefined, ...options });
  return (
    <Form form={form} label="Проба">
      <FormTextField name="email" label="Email" hint="Рабочая почта" />
      <FormTextField name="displayName" label="Имя" />
      <PasswordField name="password" label="Пароль" />
      <SubmitButton needsChange>Сохранить</SubmitButton>
    </Form>
  );
}

async function fillAndSubmit(user: ReturnType<typeof renderWithProviders>['user']): Promise<void> {
  await user.type(screen.getByLabelText('Email'), 'user@demo.example');
  await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
}

describe('a form', () => {
  it('says nothing before a field is left, then says what is wrong', async () => {
    const { user } = renderWithProviders(<SampleForm validate={validate} />);
    await user.type(screen.getByLabelText('Email'), 'user');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
  });

  // The press on «Сохранить» took the focus from the field, its message went away, the button moved up, and the press
  // was lost.
  it('takes a message away as soon as its field changes, so that nothing moves when it is left', async () => {
    const { user } = renderWithProviders(<SampleForm validate={validate} />);
    await user.type(screen.getByLabelText('Email'), 'user');
    await user.tab();
    await screen.findByText('Некорректный email');
    await user.type(screen.getByLabelText('Email'), '@');
    expect(screen.queryByText('Некорректный email')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
  });

  it('takes an e-mail as a letter of ours shows it, and nothing else that was typed from a text', async () => {
    const save = jest.fn(async (_values: object) => undefined);
    function EmailForm() {
      const form = useForm({ initialValues: { email: '', name: '' }, onSubmit: (values) => save(values) });
      return (
        <Form form={form} label="Проба">
          <FormTextField name="email" label="Email" type="email" />
          <FormTextField name="name" label="Имя" />
          <SubmitButton>Сохранить</SubmitButton>
        </Form>
      );
    }
    const { user } = renderWithProviders(<EmailForm />);
    await user.click(screen.getByLabelText('Email'));
    await user.paste('anna@\u2060mail.\u2060example');
    await user.click(screen.getByLabelText('Имя'));
    await user.paste('Анна\u2060');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText('Email')).toHaveValue('anna@mail.example');
    expect(save).toHaveBeenCalledWith({ email: 'anna@mail.example', name: 'Анна\u2060' });
  });

  it('ties the message and the hint to the field', async () => {
    const { user } = renderWithProviders(<SampleForm validate={validate} />);
    await user.type(screen.getByLabelText('Email'), 'user');
    await user.tab();
    await screen.findByText('Некорректный email');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Некорректный email Рабочая почта');
  });

  it('moves the focus to the first wrong field when it is submitted', async () => {
    const save = jest.fn(async () => undefined);
    const { user } = renderWithProviders(<SampleForm validate={validate} onSubmit={save} />);
    await user.type(screen.getByLabelText('Имя'), 'Иван');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByText('Введите пароль')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  it('leaves the focus alone while the person corrects what was wrong', async () => {
    const { user } = renderWithProviders(<SampleForm validate={validate} />);
    await user.type(screen.getByLabelText('Имя'), 'Иван');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.type(screen.getByLabelText('Email'), 'user@demo.example');
    await user.type(screen.getByLabelText('Пароль'), 'Demo-2026-pass');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.clear(screen.getByLabelText('Email'));
    await user.click(screen.getByLabelText('Имя'));
    await screen.findByText('Email обязателен');
    expect(screen.getByLabelText('Имя')).toHaveFocus();
  });

  it('submits what was typed, once, and is busy meanwhile', async () => {
    let finish: (value?: unknown) => void = () => undefined;
    const save = jest.fn<FormOptions<Values>['onSubmit']>(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const { user } = renderWithProviders(<SampleForm validate={validate} onSubmit={save} />);
    await fillAndSubmit(user);
    const button = await screen.findByRole('button', { name: 'Сохранить', busy: true });
    await user.click(button);
    await user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(save).toHaveBeenCalledWith(
      { email: 'user@demo.example', displayName: '', password: 'Demo-2026-pass' },
      expect.anything(),
    );
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('takes the error toast of a former attempt away when it is submitted', async () => {
    notify.error('Прежняя неудача', { durationMs: 600_000 });
    const { user } = renderWithProviders(<SampleForm />);
    const former = await screen.findByText('Прежняя неудача');
    await fillAndSubmit(user);
    await waitFor(() => expect(former).not.toBeInTheDocument());
  });

  it('keeps the button disabled while nothing has changed', async () => {
    const { user } = renderWithProviders(<SampleForm />);
    expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    await user.type(screen.getByLabelText('Имя'), 'И');
    expect(screen.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });

  it('tells whether it holds something unsaved, and not once it has gone', async () => {
    const onUnsaved = jest.fn();
    const { user, unmount } = renderWithProviders(<SampleForm onUnsaved={onUnsaved} />);
    await user.type(screen.getByLabelText('Имя'), 'И');
    expect(onUnsaved).toHaveBeenLastCalledWith(true);
    await user.clear(screen.getByLabelText('Имя'));
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
    await user.type(screen.getByLabelText('Имя'), 'И');
    unmount();
    expect(onUnsaved).toHaveBeenLastCalledWith(false);
  });
});

describe('a refusal of the server', () => {
  function refuse(fields: Record<string, string>) {
    return async () => {
      throw new ApiError({ status: 400, code: 'VAL.003', message: 'Поле заполнено неверно', fields });
    };
  }

  it('is shown at the fields that it names, also inside an object, with the focus on the first', async () => {
    const onFailure = jest.fn();
    const { user } = renderWithProviders(
      <SampleForm onSubmit={refuse({ 'profile.displayName': 'Имя занято' })} onFailure={onFailure} />,
    );
    await fillAndSubmit(user);
    expect(await screen.findByText('Имя занято')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveFocus());
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('goes to the caller when a named field is not in the form', async () => {
    const onFailure = jest.fn();
    const { user } = renderWithProviders(
      <SampleForm onSubmit={refuse({ inn: 'Неверный ИНН' })} onFailure={onFailure} />,
    );
    await fillAndSubmit(user);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError)));
  });

  it('goes to the caller when it names no field, and what was typed stays', async () => {
    const onFailure = jest.fn();
    const { user } = renderWithProviders(<SampleForm onSubmit={refuse({})} onFailure={onFailure} />);
    await fillAndSubmit(user);
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText('Email')).toHaveValue('user@demo.example');
  });
});

describe('the password field', () => {
  it('shows and hides the password', async () => {
    const { user } = renderWithProviders(<SampleForm />);
    const field = screen.getByLabelText('Пароль');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('validateWith', () => {
  it('loads the schema on first use, and once', async () => {
    const load = jest.fn(async () => ({ schema }));
    const lazy = validateWith<Values>(load);
    expect(load).not.toHaveBeenCalled();
    lazy.preload();
    await expect(lazy(EMPTY)).resolves.toEqual({ email: 'Email обязателен', password: 'Введите пароль' });
    await expect(lazy({ ...EMPTY, email: 'a@b.ru', password: '12345678' })).resolves.toEqual({});
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a load that failed', async () => {
    let isOnline = false;
    const lazy = validateWith<Values>(async () => {
      if (!isOnline) throw new Error('offline');
      return { schema };
    });
    await expect(lazy(EMPTY)).resolves.toEqual({});
    isOnline = true;
    await expect(lazy(EMPTY)).resolves.toHaveProperty('email');
  });

  it('does not take a fault of the schema for a complaint', async () => {
    const broken: LazySchema = { validate: () => Promise.reject(new TypeError('bug')) };
    await expect(validateWith<Values>(async () => ({ schema: broken }))(EMPTY)).rejects.toThrow('bug');
  });
});

describe('toFormErrors', () => {
  it('takes the first complaint of each field, nested ones too', async () => {
    const nested = object({
      bank: object({ bik: string().required('Введите БИК').length(9, 'БИК из 9 цифр') }),
    });
    const error = await nested
      .validate({ bank: { bik: '' } }, { abortEarly: false })
      .catch((thrown: unknown) => thrown);
    expect(toFormErrors(error)).toEqual({ bank: { bik: 'Введите БИК' } });
  });
});
