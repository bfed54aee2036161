import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  keepFingerprint,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  BARE,
  buildPasskey,
  PROTECTED,
  renderSecurity,
  TEN_CODES,
  useAccountApi,
} from '../../../testing/account-screen.tsx';
import { useCredentials } from '../../../testing/stub-credentials.ts';

const { api, setFactors } = useAccountApi();
const browser = useCredentials();
keepFingerprint();

const CHALLENGE = {
  challenge: 'Y2hhbGxlbmdl',
  rp_id: 'localhost',
  timeout_ms: 60_000,
  credential_ids: ['b2xk'],
  rp_name: 'Кабинет',
  user_handle: 'dXNlcg',
  user_name: 'user@demo.example',
  display_name: 'Иван Петров',
};

const passkeys = () => screen.findByRole('region', { name: 'Ключи доступа' });
const ADD = 'Добавить ключ доступа';

/** Opens the question for a new passkey, over an API that keeps it and answers with these codes. */
async function openAdding(codes: readonly string[] | null = null) {
  let body: unknown;
  api.use(
    handle('POST users/me/passkeys/challenge', CHALLENGE),
    handle('POST users/me/passkeys', async ({ request }) => {
      body = await request.json();
      const passkey = buildPasskey({ id: 'new', name: Object(body).name });
      setFactors({ ...PROTECTED, passkeys: [passkey] });
      return { passkey, recovery_codes: codes };
    }),
  );
  const { user } = renderSecurity();
  await user.click(within(await passkeys()).getByRole('button', { name: ADD }));
  const dialog = await findOpenDialog(ADD);
  return {
    user,
    dialog,
    sent: () => body,
    create: () => user.click(within(dialog).getByRole('button', { name: 'Создать ключ' })),
  };
}

describe('passkeys', () => {
  it('says that the password alone guards the sign-in, and that a passkey is better', async () => {
    renderSecurity();
    const factors = screen.getByRole('region', { name: 'Вход в кабинет' });
    expect(await within(factors).findByText('Вход защищён только паролем')).toBeVisible();
    expect(factors).toHaveTextContent('Добавьте ключ доступа');
    await screen.findByText('Chrome 141, Windows');
  });

  it('lists each with where and when it was made, when it was used, and whether it is kept elsewhere', async () => {
    setFactors({
      ...PROTECTED,
      passkeys: [
        buildPasskey(),
        buildPasskey({
          id: 'k2',
          name: 'Телефон',
          is_backed_up: true,
          last_used_at: '2026-11-19T09:00:00.000Z',
        }),
      ],
    });
    renderSecurity();
    const [first, second] = within(await passkeys()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Мой ноутбук');
    expect(first).toHaveTextContent('Ещё не использовался');
    expect(first).toHaveTextContent('Сделан в Chrome 141, Windows · 1 ноября 2026');
    expect(first).not.toHaveTextContent('других устройствах');
    expect(second).toHaveTextContent(/Последний раз 19 ноября 2026 г\. в 12:00/);
    expect(second).toHaveTextContent('Хранится и на других устройствах');
    expect(screen.getByText('Вход подтверждается вторым способом')).toBeVisible();
    expect(screen.getByText('Сейчас это 2 ключа доступа и приложение с кодами.')).toBeVisible();
  });

  it('is made by the browser under the name that was typed', async () => {
    const { user, dialog, sent, create } = await openAdding();
    const name = within(dialog).getByLabelText('Название');
    expect(name).not.toHaveValue('');
    await user.clear(name);
    await user.type(name, '  Рабочий ноутбук ');
    await create();
    expect(await screen.findByText('Рабочий ноутбук')).toBeVisible();
    expect(sent()).toEqual({
      name: 'Рабочий ноутбук',
      id: 'bmV3',
      client_data: 'Y2xpZW50',
      attestation_object: 'YXR0ZXN0YXRpb24',
      transports: ['internal'],
    });
    expect(browser.asked[0]?.publicKey).toMatchObject({
      rp: { id: 'localhost' },
      excludeCredentials: [{ type: 'public-key' }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await passkeys()).getByRole('button', { name: ADD })).toHaveFocus();
  });

  it('brings the recovery codes of the first factor', async () => {
    const { create } = await openAdding(TEN_CODES);
    await create();
    const codes = await findOpenDialog('Резервные коды');
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByRole('dialog', { name: ADD })).not.toBeInTheDocument();
  });

  it('takes a closed question of the browser calmly, and tries again', async () => {
    const { dialog, sent, create } = await openAdding();
    browser.refuse('NotAllowedError');
    await create();
    expect(await within(dialog).findByRole('status')).toHaveTextContent('Ключ не создан');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent()).toBeUndefined();
    browser.refuse('InvalidStateError');
    await create();
    expect(
      await within(dialog).findByText('На этом устройстве уже есть ключ для этой учётной записи.'),
    ).toBeVisible();
    expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
  });

  it('says in the dialog what the server refuses', async () => {
    const { dialog, create } = await openAdding();
    api.use(
      http.post(`${API}/users/me/passkeys`, () => failure('RES.003', { message: 'Ключей уже десять' })),
    );
    await create();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ключей уже десять');
  });

  it('is renamed, and an empty name is refused', async () => {
    setFactors(PROTECTED);
    let body: unknown;
    api.use(
      handle('PATCH users/me/passkeys/{id}', async ({ request, params }) => {
        body = await request.json();
        const passkey = buildPasskey({ id: String(params.id), name: 'Старый ноутбук' });
        setFactors({ ...PROTECTED, passkeys: [passkey] });
        return passkey;
      }),
    );
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Переименовать ключ: Мой ноутбук' }));
    const dialog = await findOpenDialog('Переименовать ключ доступа');
    const name = within(dialog).getByLabelText('Название');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    expect(await within(dialog).findByText('Введите название ключа')).toBeVisible();
    await user.type(name, 'Старый ноутбук');
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByRole('button', { name: 'Удалить ключ: Старый ноутбук' })).toBeVisible();
    expect(body).toEqual({ name: 'Старый ноутбук' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['another factor stays', PROTECTED, false],
    ['nothing but the password is left', { ...PROTECTED, totp: null }, true],
  ])('is deleted after a question that says that %s', async (_what, factors, isLast) => {
    setFactors(factors);
    api.use(
      handle('DELETE users/me/passkeys/{id}', () => {
        setFactors(BARE);
        return null;
      }),
    );
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Удалить ключ: Мой ноутбук' }));
    const question = await findOpenDialog('Удалить ключ доступа?', 'alertdialog');
    expect(question).toHaveTextContent('Ключом «Мой ноутбук» больше нельзя будет войти');
    expect(question.textContent?.includes('резервные коды перестанут действовать')).toBe(isLast);
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Вход защищён только паролем')).toBeVisible();
    expect(await screen.findByText('Ключ доступа удалён: Мой ноутбук')).toBeInTheDocument();
  });

  it('stays with its question where the server refuses to delete it', async () => {
    setFactors(PROTECTED);
    api.use(http.delete(`${API}/users/me/passkeys/:id`, () => failure('RES.003', { message: 'Нельзя' })));
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Удалить ключ: Мой ноутбук' }));
    const question = await findOpenDialog('Удалить ключ доступа?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText(/Нельзя/)).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it.each([
    ['staff', 'Администрации второй способ обязателен: последний удалить нельзя.'],
    ['company', 'Ваша компания требует второй способ: последний удалить нельзя.'],
  ] as const)(
    'stays while it is the last one that %s must have, and the reason is said',
    async (demanded_by, why) => {
      setFactors({ ...PROTECTED, totp: null, demanded_by });
      renderSecurity();
      expect(await screen.findByText(new RegExp(why))).toBeVisible();
      expect(screen.getByRole('button', { name: 'Переименовать ключ: Мой ноутбук' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Удалить ключ: Мой ноутбук' })).not.toBeInTheDocument();
    },
  );

  it('opens the cabinet of whoever had to have one: the page asks anew who they are', async () => {
    setFactors(PROTECTED);
    const due = { demanded_by: 'staff', due_at: '2026-11-20T09:00:00.000Z', is_closed: true } as const;
    let asked = 0;
    api.use(
      handle('GET users/me', () => {
        asked += 1;
        return buildCurrentUser();
      }),
    );
    renderSecurity({ second_factor: due });
    await waitFor(() => expect(asked).toBe(1));
  });

  it('is advised to the administration, where nothing demands it', async () => {
    renderSecurity({ second_factor: { demanded_by: 'staff', due_at: null, is_closed: false } });
    expect(
      await screen.findByText(/У вас есть права администрации, с ними одного пароля мало/),
    ).toBeVisible();
  });

  it('cannot be an eleventh one', async () => {
    setFactors({
      ...PROTECTED,
      passkeys: Array.from({ length: 10 }, (_, index) => buildPasskey({ id: `k${index}` })),
    });
    renderSecurity();
    expect(await passkeys()).toHaveTextContent('Ключей уже 10: чтобы добавить новый, удалите ненужный.');
    expect(within(await passkeys()).queryByRole('button', { name: ADD })).not.toBeInTheDocument();
  });

  it('cannot be made in a browser without them, and the page says so', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    renderSecurity();
    expect(await passkeys()).toHaveTextContent('Этот браузер не работает с ключами доступа.');
    expect(screen.queryByRole('button', { name: ADD })).not.toBeInTheDocument();
  });

  it('says why the factors are missing and reads them again', async () => {
    api.use(http.get(`${API}/users/me/factors`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderSecurity();
    const factors = screen.getByRole('region', { name: 'Вход в кабинет' });
    await user.click(await within(factors).findByRole('button', { name: 'Попробовать снова' }));
    expect(await passkeys()).toBeVisible();
  });
});
