import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { chooseMenuItem, passFrames, readClipboard, renderWithProviders } from '../../testing/index.ts';
import { ApiError } from '../http/api-error.ts';
import { Avatar } from './avatar.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Checkbox } from './checkbox.tsx';
import { Combobox } from './combobox/combobox.tsx';
import { DateText } from './date-text.tsx';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Field } from './field.tsx';
import { Input } from './input.ts';
import { Link } from './link.tsx';
import { Menu } from './menu/menu.tsx';
import { MenuItem } from './menu/menu-item.tsx';
import { MoneyText } from './money/money-text.tsx';
import { PageHeader } from './page-header.tsx';
import { SectionCard } from './section-card.tsx';
import { Select } from './select/select.tsx';
import { SkipLink } from './skip-link.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

describe('Button', () => {
  it('never submits a form by accident', () => {
    renderWithProviders(<Button>Ещё</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('keeps its focus and does nothing while it is busy', async () => {
    const onClick = jest.fn();
    const { user } = renderWithProviders(
      <Button busy onClick={onClick}>
        Сохранить
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Сохранить', busy: true });
    await user.click(button);
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not submit its form while it is busy', async () => {
    const onSubmit = jest.fn();
    const { user } = renderWithProviders(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Войти
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('links', () => {
  it('lead to screens of the cabinet without a reload', async () => {
    const { user, location } = renderWithProviders(
      <>
        <Link to="/account">Мой аккаунт</Link>
        <ButtonLink to="/payment">Пополнить счёт</ButtonLink>
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Мой аккаунт' }));
    expect(location()).toBe('/account');
    await user.click(screen.getByRole('link', { name: 'Пополнить счёт' }));
    expect(location()).toBe('/payment');
  });

  it('start with the one that jumps to the content', async () => {
    const { user } = renderWithProviders(<SkipLink />);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Перейти к содержимому' })).toHaveFocus();
  });
});

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    renderWithProviders(
      <Field label="ИНН" hint="10 или 12 цифр" error="Неверный ИНН" required>
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'ИНН' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Неверный ИНН 10 или 12 цифр');
  });

  it('says nothing wrong about a control that is right', () => {
    renderWithProviders(<Field label="ИНН">{(control) => <Input {...control} />}</Field>);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('states', () => {
  it('show the message, the codes and the way out of a failure', async () => {
    const retry = jest.fn();
    const error = new ApiError({
      status: 500,
      code: 'SYS.001',
      message: 'Ошибка сервера',
      traceId: 'trace-42',
    });
    const { user } = renderWithProviders(<ErrorState error={error} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Ошибка сервера');
    expect(screen.getByText('Код ошибки: SYS.001')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Скопировать код обращения' }));
    expect(await readClipboard()).toBe('trace-42');
    expect(await screen.findByRole('button', { name: 'Скопировано' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('show no codes where there are none', () => {
    renderWithProviders(<ErrorState error={new Error('x')} />);
    expect(screen.queryByText(/Код/)).not.toBeInTheDocument();
  });

  it('say what is empty and what to do', () => {
    renderWithProviders(
      <EmptyState title="Пока пусто" description="Пополните счёт" action={<Button>Пополнить</Button>} />,
    );
    expect(screen.getByRole('heading', { name: 'Пока пусто' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Пополнить' })).toBeInTheDocument();
  });

  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['danger', 'alert'],
  ] as const)('speak of %s as %s', (tone, role) => {
    renderWithProviders(<Banner tone={tone} title="Внимание" />);
    expect(screen.getByRole(role)).toHaveTextContent('Внимание');
  });
});

describe('page parts', () => {
  it('have one first heading and named sections', () => {
    renderWithProviders(
      <>
        <PageHeader title="Мой аккаунт" description="Личные данные" actions={<Button>Изменить</Button>} />
        <SectionCard title="Баланс">1 234,50 ₽</SectionCard>
      </>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Баланс' })).toBeInTheDocument();
  });

  it('write a moment for people and for machines', () => {
    renderWithProviders(<DateText value="2026-03-05T12:00:00.000Z" />);
    expect(screen.getByText('5 марта 2026 г.')).toHaveAttribute('datetime', '2026-03-05T12:00:00.000Z');
  });

  it('write a dash for an unknown moment', () => {
    renderWithProviders(<DateText value={null} />);
    expect(screen.getByText('—')).toBeInTheDocument();
  });

  it('stand initials in for a missing picture', () => {
    renderWithProviders(<Avatar name="Иван  Петров-Водкин" />);
    expect(screen.getByText('ИП')).toBeInTheDocument();
  });

  it('let a label tick its checkbox', async () => {
    const { user } = renderWithProviders(<Checkbox>Отправлять по Enter</Checkbox>);
    await user.click(screen.getByText('Отправлять по Enter'));
    expect(screen.getByRole('checkbox', { name: 'Отправлять по Enter' })).toBeChecked();
  });
});

describe('MoneyText', () => {
  it('writes two decimals, and every one that there is on hover', () => {
    renderWithProviders(
      <>
        <MoneyText value="1234.5678900000" />
        <MoneyText value="-20.5" signed />
      </>,
    );
    expect(screen.getByText('1 234,57 ₽')).toHaveAttribute('title', '1\u00a0234,56789\u00a0₽');
    expect(screen.getByText('−20,50 ₽')).toHaveAttribute('title', '−20,50\u00a0₽');
  });

  it('writes as many decimals as fit what stands beside it, or all of them', () => {
    renderWithProviders(
      <>
        <MoneyText value="1234.5678" digits={3} />
        <MoneyText value="1234.5678900000" isExact />
      </>,
    );
    expect(screen.getByText('1 234,568 ₽')).toBeInTheDocument();
    expect(screen.getByText('1 234,56789 ₽')).toBeInTheDocument();
  });

  it('writes the sign of a movement', () => {
    renderWithProviders(<MoneyText value="500.00" signed />);
    expect(screen.getByText('+500,00 ₽')).toBeInTheDocument();
  });

  it('writes a dash for what is unknown', () => {
    renderWithProviders(<MoneyText value={null} />);
    expect(screen.getByText('—')).toBeInTheDocument();
  });
});

describe('Dialog', () => {
  it('has a name, takes the focus and closes by Esc and by its cross', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(
      <Dialog isOpen onClose={onClose} title="Редактировать профиль">
        <Input aria-label="Имя" />
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Редактировать профиль' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(onClose.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('stays open when Esc closes a list inside of it', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(
      <Dialog isOpen onClose={onClose} title="Новое разрешение">
        <Combobox
          label="Категория"
          options={[{ value: 'reports', label: 'Отчёты' }]}
          value=""
          onChange={() => undefined}
        />
      </Dialog>,
    );
    await user.click(await screen.findByRole('combobox', { name: 'Категория' }));
    expect(screen.getByRole('option', { name: 'Отчёты' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus to a field that a person has reached before it took it', async () => {
    renderWithProviders(
      <Dialog isOpen onClose={() => undefined} title="Вход в кабинет">
        <Input aria-label="Email" />
        <Input aria-label="Пароль" />
      </Dialog>,
    );
    const password = await screen.findByLabelText('Пароль');
    act(() => password.focus());
    await passFrames(3);
    expect(password).toHaveFocus();
  });

  it('stays open on Esc while it is locked', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(
      <Dialog isOpen isLocked onClose={onClose} title="Профиль">
        <Input aria-label="Имя" />
      </Dialog>,
    );
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  it('does it, then closes', async () => {
    const onClose = jest.fn();
    const onConfirm = jest.fn(async () => undefined);
    const { user } = renderWithProviders(
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={onConfirm}
        title="Выход из системы"
        confirmLabel="Выйти"
      >
        Вы действительно хотите выйти из системы?
      </ConfirmDialog>,
    );
    await screen.findByRole('alertdialog', { name: 'Выход из системы' });
    await user.click(screen.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('starts a destructive question on the way out', async () => {
    renderWithProviders(
      <ConfirmDialog
        isOpen
        isDestructive
        onClose={() => undefined}
        onConfirm={async () => undefined}
        title="Удалить роль"
        confirmLabel="Удалить"
      >
        Роль «Бухгалтер» будет удалена.
      </ConfirmDialog>,
    );
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
  });
});

describe('Menu', () => {
  it('opens, is walked by arrows, and acts', async () => {
    const onEdit = jest.fn();
    const { user } = renderWithProviders(
      <Menu trigger={<Button>Профиль</Button>} label="Профиль">
        <MenuItem id="edit" onSelect={onEdit}>
          Изменить профиль
        </MenuItem>
        <MenuItem id="logout" onSelect={() => undefined} isDestructive>
          Выйти
        </MenuItem>
      </Menu>,
    );
    await user.click(screen.getByRole('button', { name: 'Профиль' }));
    expect(await screen.findByRole('menu', { name: 'Профиль' })).toBeInTheDocument();
    await chooseMenuItem(user, 'Изменить профиль');
    await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
  });
});

describe('Tabs', () => {
  it('show one panel at a time', async () => {
    const { user } = renderWithProviders(
      <Tabs
        label="Права"
        tabs={[
          { id: 'static', label: 'Статические', content: 'флажки' },
          { id: 'dynamic', label: 'Динамические', content: 'правила' },
        ]}
      />,
    );
    expect(await screen.findByText('флажки')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Динамические' }));
    expect(await screen.findByText('правила')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Динамические' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Select', () => {
  it('chooses', async () => {
    const { user } = renderWithProviders(
      <Select aria-label="Способ" placeholder="Любой" options={[{ value: 'card', label: 'Карта' }]} />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Способ' }), 'Карта');
    expect(screen.getByRole('combobox')).toHaveValue('card');
  });
});

describe('Tooltip', () => {
  it('appears on focus', async () => {
    const { user } = renderWithProviders(
      <Tooltip content="Обновить баланс">
        <Button>1 234 ₽</Button>
      </Tooltip>,
    );
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Обновить баланс');
  });
});
