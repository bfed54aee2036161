import { API, failure, findOpenDialog, handle, readClipboard } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  BARE,
  PROTECTED,
  renderSecurity,
  TEN_CODES,
  useAccountApi,
} from '../../../testing/account-screen.tsx';

const { api, setFactors } = useAccountApi();

const SECRET = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Cabinet:user?secret=JBSWY3DPEHPK3PXP',
  qr: { size: 21, path: 'M0 0h7v1h-7z' },
};

const totp = () => screen.findByRole('region', { name: 'Приложение с кодами' });

/** Opens the dialog over an API that takes one code. */
async function openConnecting(codes: readonly string[] | null = TEN_CODES) {
  const tried: string[] = [];
  api.use(
    handle('POST users/me/totp', SECRET),
    handle('POST users/me/totp/confirm', async ({ request }) => {
      const { code } = Object(await request.json());
      tried.push(code);
      if (code !== '123456') return failure('AUTH.006');
      setFactors({ ...PROTECTED, passkeys: [] });
      return { recovery_codes: codes };
    }),
  );
  const { user } = renderSecurity();
  await user.click(within(await totp()).getByRole('button', { name: 'Подключить приложение' }));
  const dialog = await findOpenDialog('Подключить приложение с кодами');
  return {
    user,
    dialog,
    tried,
    field: within(dialog).getByRole('textbox', { name: 'Код из приложения' }),
    send: () => user.click(within(dialog).getByRole('button', { name: 'Подключить' })),
  };
}

describe('the app with codes', () => {
  it('gets its secret by a code to photograph, as text and by a link', async () => {
    const { user, dialog, field } = await openConnecting();
    expect(within(dialog).getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible();
    expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Скопировать ключ для приложения' }));
    expect(await readClipboard()).toBe('JBSWY3DPEHPK3PXP');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', SECRET.uri);
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('is switched on by its first code, and brings recovery codes', async () => {
    const { user, field, tried, send } = await openConnecting();
    await user.type(field, '123 456');
    await send();
    await findOpenDialog('Резервные коды');
    expect(tried).toEqual(['123456']);
    expect(await screen.findByText('Приложение с кодами подключено')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Подключить приложение с кодами' })).not.toBeInTheDocument();
  });

  it('brings no recovery codes where there are some, and gives the focus back', async () => {
    const { user, field, send } = await openConnecting(null);
    await user.type(field, '123456');
    await send();
    const off = await screen.findByRole('button', { name: 'Отключить приложение' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await totp()).toHaveTextContent('Подключено 2 ноября 2026 г. · ещё не использовалось');
    expect(off).toBeVisible();
  });

  it('refuses a wrong code at its field, which keeps it and has the focus', async () => {
    const { user, dialog, field, send } = await openConnecting();
    await user.type(field, '000000');
    await send();
    expect(await within(dialog).findByText(/^Код не подошёл/)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('000000');
    expect(field).toBeInvalid();
  });

  it.each(['', '12345', 'abcdef'])('does not send «%s»', async (text) => {
    const { user, dialog, field, tried, send } = await openConnecting();
    if (text !== '') await user.type(field, text);
    await send();
    expect(await within(dialog).findByText('Введите код из 6 цифр')).toBeVisible();
    expect(tried).toEqual([]);
  });

  it('says in the dialog that the secret is too old', async () => {
    const { user, dialog, field, send } = await openConnecting();
    api.use(
      http.post(`${API}/users/me/totp/confirm`, () => failure('RES.003', { message: 'Начните заново' })),
    );
    await user.type(field, '123456');
    await send();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Начните заново');
  });

  it('says why there is no secret', async () => {
    api.use(http.post(`${API}/users/me/totp`, () => failure('RES.003', { message: 'Уже подключено' })));
    const { user } = renderSecurity();
    await user.click(within(await totp()).getByRole('button', { name: 'Подключить приложение' }));
    expect(await screen.findByText(/Уже подключено/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a passkey stays', PROTECTED, false],
    ['nothing but the password is left', { ...PROTECTED, passkeys: [] }, true],
  ])('is switched off after a question that says that %s', async (_what, factors, isLast) => {
    setFactors(factors);
    api.use(
      handle('DELETE users/me/totp', () => {
        setFactors(BARE);
        return null;
      }),
    );
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Отключить приложение' }));
    const question = await findOpenDialog('Отключить приложение с кодами?', 'alertdialog');
    expect(question.textContent?.includes('хватит одного пароля')).toBe(isLast);
    await user.click(within(question).getByRole('button', { name: 'Отключить' }));
    expect(await screen.findByRole('button', { name: 'Подключить приложение' })).toBeVisible();
  });
});
