import {
  Form,
  FormTextField,
  Refusal,
  SubmitButton,
  useAttemptKey,
  useForm,
  useRefusal,
} from '@cabinet/kernel/forms';
import { del, post } from '@cabinet/kernel/http';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import {
  clearSessionAtom,
  computeFingerprint,
  isSessionHeldAtom,
  startSession,
} from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  success,
  useApiServer,
} from '@cabinet/kernel/testing';
import { Button } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { CHOSEN, forgetPasskeys, pretendPasskeys } from '../../testing/pretend-passkeys.ts';
import { ModalHost } from '../modal-host.tsx';
import { IdentityHost } from './identity-host.tsx';

const QUESTION = 'Подтвердите, что это вы';
const NOT_DONE = 'Действие не выполнено: вы не подтвердили, что это вы';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));
let stop: () => void = () => undefined;

beforeAll(() => computeFingerprint());
afterEach(() => {
  stop();
  forgetPasskeys();
});

/** Adds funds as the administration does: a form in a dialog that keeps the key of its attempt. */
function FundsDialog({ onClose }: { readonly onClose: () => void }) {
  const attempt = useAttemptKey();
  const refusal = useRefusal();
  const form = useForm({
    initialValues: { reason: '' },
    async onSubmit({ reason }) {
      const body = { payerId: 'p1', amount: '10', reason, document: 'Акт 7' };
      await refusal.tryTo(() =>
        post('admin/payers/add-funds', { body, idempotencyKey: attempt.keyOf(body) }),
      );
      notify.success('Зачислено');
      onClose();
    },
    onFailure: notifyApiError,
  });
  return (
    <Dialog isOpen onClose={onClose} title="Начислить средства">
      <Form form={form}>
        <FormTextField name="reason" label="Причина" />
        <Refusal error={refusal.error} />
        <SubmitButton>Начислить</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const end = () => del('users/me/sessions').catch(notifyApiError);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть</Button>
      <Button onClick={() => void Promise.all([end(), end()])}>Завершить сеансы</Button>
      {isOpen && <FundsDialog onClose={() => setOpen(false)} />}
      <ModalHost />
      <IdentityHost />
    </>
  );
}

/** An API that refuses what is grave until a proof has come, and keeps what was sent to it. */
function guard(methods: readonly string[] = ['password']) {
  const state = { isOpen: false, keys: [] as (string | null)[], reasons: [] as unknown[] };
  const guarded = (answer: () => Response) => (state.isOpen ? answer() : failure('AUTH.010', { methods }));
  const proved = () => {
    state.isOpen = true;
    return success({ ends_at: null, methods: [...methods] });
  };
  api.use(
    http.post(`${API}/admin/payers/add-funds`, async ({ request }) => {
      state.keys.push(request.headers.get('Idempotency-Key'));
      state.reasons.push(Object(await request.json()).reason);
      return guarded(() => success({}));
    }),
    http.delete(`${API}/users/me/sessions`, () => {
      state.keys.push(null);
      return guarded(() => success({ revoked: 1 }));
    }),
  );
  return { state, proved };
}

const provedBy = (way: string, answer: () => Response) =>
  api.use(http.post(`${API}/auth/reauthentication/${way}`, answer));

async function renderPage() {
  const store = signedInStore(buildCurrentUser());
  const rendered = renderWithProviders(<Page />, { store });
  const session = startSession(store);
  stop = session.stop;
  await act(() => session.ready);
  return rendered;
}

async function submitFunds({ user }: Awaited<ReturnType<typeof renderPage>>) {
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  const funds = await findOpenDialog('Начислить средства');
  await user.type(within(funds).getByLabelText('Причина'), 'Возврат по акту');
  await user.click(within(funds).getByRole('button', { name: 'Начислить' }));
  return { funds, question: await findOpenDialog(QUESTION) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());

it('asks above the dialog that was submitted, and the same call goes on with the same key', async () => {
  const { state, proved } = guard();
  let sent: unknown;
  api.use(
    handle('POST auth/reauthentication/password', async ({ request }) => {
      sent = await request.json();
      return proved();
    }),
  );
  const page = await renderPage();
  const { question } = await submitFunds(page);
  expect(within(question).getByText('Следующие 15 минут спрашивать не будем.')).toBeVisible();
  const password = within(question).getByLabelText('Пароль');
  expect(password).toHaveFocus();
  expect(within(question).queryByText('Введите пароль')).toBeNull();
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(question.querySelector('[autocomplete=username]')).toHaveValue('user@demo.example');
  expect(screen.getByDisplayValue('Возврат по акту')).toBeInTheDocument();
  await page.user.type(password, 'Demo-2026-pass{Enter}');
  expect(await screen.findByText('Зачислено')).toBeVisible();
  await gone();
  expect(sent).toEqual({ password: 'Demo-2026-pass' });
  expect(state.keys).toHaveLength(2);
  expect(new Set(state.keys).size).toBe(1);
  expect(state.reasons).toEqual(['Возврат по акту', 'Возврат по акту']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['Отмена', 'Закрыть', '{Escape}'])(
  'leaves the form as it was on %s, and asks again at the next press',
  async (way) => {
    const { state, proved } = guard();
    provedBy('password', proved);
    const page = await renderPage();
    const { funds, question } = await submitFunds(page);
    if (way === '{Escape}') await page.user.keyboard(way);
    else await page.user.click(within(question).getByRole('button', { name: way }));
    await gone();
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
    expect(within(funds).getByLabelText('Причина')).toHaveValue('Возврат по акту');
    const submit = within(funds).getByRole('button', { name: 'Начислить' });
    expect(submit).not.toHaveAttribute('aria-busy');
    expect(within(funds).queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Код ошибки/)).toBeNull();
    await waitFor(() => expect(submit).toHaveFocus());
    await page.user.click(submit);
    const again = await findOpenDialog(QUESTION);
    await page.user.type(within(again).getByLabelText('Пароль'), 'x{Enter}');
    expect(await screen.findByText('Зачислено')).toBeVisible();
    expect(new Set(state.keys).size).toBe(1);
  },
);

it('gives the focus back to a button of the page that was pressed', async () => {
  guard();
  const { user } = await renderPage();
  const end = screen.getByRole('button', { name: 'Завершить сеансы' });
  await user.click(end);
  const question = await findOpenDialog(QUESTION);
  await user.click(within(question).getByRole('button', { name: 'Отмена' }));
  await gone();
  await waitFor(() => expect(end).toHaveFocus());
});

it('asks once for two calls that are refused at a time', async () => {
  const { state, proved } = guard();
  provedBy('password', proved);
  const { user } = await renderPage();
  await user.click(screen.getByRole('button', { name: 'Завершить сеансы' }));
  const question = await findOpenDialog(QUESTION);
  await waitFor(() => expect(state.keys).toHaveLength(2));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.type(within(question).getByLabelText('Пароль'), 'x{Enter}');
  await waitFor(() => expect(state.keys).toHaveLength(4));
  await gone();
});

describe('a proof that does not hold', () => {
  it('is a wrong password at its field, ready to be typed anew', async () => {
    const { proved } = guard();
    provedBy('password', () =>
      failure('VAL.002', { message: 'Неверный пароль', fields: { password: 'Неверный пароль' } }),
    );
    const page = await renderPage();
    const { question } = await submitFunds(page);
    const password = within(question).getByLabelText('Пароль');
    await page.user.type(password, '{Enter}');
    expect(await within(question).findByText('Введите пароль')).toBeVisible();
    await page.user.type(password, 'wrong{Enter}');
    expect(await within(question).findByText('Неверный пароль')).toBeVisible();
    provedBy('password', proved);
    await page.user.clear(password);
    await page.user.type(password, 'right{Enter}');
    expect(await screen.findByText('Зачислено')).toBeVisible();
  });

  it('is a wrong code at its field, for a phone that offers codes', async () => {
    guard(['totp']);
    provedBy('totp', () => failure('AUTH.006'));
    const page = await renderPage();
    const { question } = await submitFunds(page);
    const code = within(question).getByLabelText('Код из приложения');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.user.type(code, '123456{Enter}');
    expect(
      await within(question).findByText('Неверный код. Введите тот, который приложение показывает сейчас'),
    ).toBeVisible();
    expect(within(question).queryByRole('button', { name: 'Другим способом' })).toBeNull();
  });

  it('waits where there were too many, without limiting the page', async () => {
    guard(['totp']);
    provedBy('totp', () => failure('RATE.001', { retryAfter: 90 }));
    const page = await renderPage();
    const { question } = await submitFunds(page);
    await page.user.type(within(question).getByLabelText('Код из приложения'), '123456{Enter}');
    expect(
      await within(question).findByText(/^Слишком много попыток\. Повторите через 1 мин (30|29) сек\.$/),
    ).toBeVisible();
  });

  it('takes the ways that there are now, where the person has another one meanwhile', async () => {
    guard(['password']);
    provedBy('password', () =>
      failure('RES.003', { message: 'Этим способом подтвердить, что это вы, нельзя' }),
    );
    api.use(http.get(`${API}/auth/reauthentication`, () => success({ ends_at: null, methods: ['totp'] })));
    const page = await renderPage();
    const { question } = await submitFunds(page);
    await page.user.type(within(question).getByLabelText('Пароль'), 'x{Enter}');
    expect(await within(question).findByLabelText('Код из приложения')).toHaveFocus();
    expect(within(question).getByText('Этим способом подтвердить, что это вы, нельзя')).toBeVisible();
  });
});

describe('a passkey', () => {
  const CHALLENGE = { challenge: 'AAAA', rp_id: 'localhost', timeout_ms: 300_000, credential_ids: ['AQID'] };
  beforeEach(() => {
    api.use(http.post(`${API}/auth/reauthentication/challenge`, () => success(CHALLENGE)));
  });

  it('is the first way, and its answer goes to the API', async () => {
    const { proved } = guard(['passkey', 'totp']);
    const passkeys = pretendPasskeys();
    let sent: unknown;
    api.use(
      http.post(`${API}/auth/reauthentication/passkey`, async ({ request }) => {
        sent = await request.json();
        return proved();
      }),
    );
    const page = await renderPage();
    const { question } = await submitFunds(page);
    const press = within(question).getByRole('button', { name: 'Подтвердить ключом доступа' });
    expect(press).toHaveFocus();
    await page.user.click(press);
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.choose();
    expect(await screen.findByText('Зачислено')).toBeVisible();
    expect(sent).toEqual(CHOSEN);
  });

  it('that is not chosen leaves the question, calmly, and another way', async () => {
    const { proved } = guard(['passkey', 'totp']);
    const passkeys = pretendPasskeys();
    provedBy('totp', proved);
    const page = await renderPage();
    const { question } = await submitFunds(page);
    await page.user.click(within(question).getByRole('button', { name: 'Подтвердить ключом доступа' }));
    await waitFor(() => passkeys.open('dialog'));
    await passkeys.fail('NotAllowedError');
    expect(await within(question).findByText('Ключ не выбран. Можно попробовать ещё раз.')).toBeVisible();
    expect(within(question).queryByRole('alert')).toBeNull();
    await page.user.click(within(question).getByRole('button', { name: 'Другим способом' }));
    expect(within(question).queryByText('Ключ не выбран. Можно попробовать ещё раз.')).toBeNull();
    await page.user.type(within(question).getByLabelText('Код из приложения'), '123456{Enter}');
    expect(await screen.findByText('Зачислено')).toBeVisible();
  });

  it('is not offered where the browser knows none', async () => {
    guard(['passkey', 'totp']);
    const page = await renderPage();
    const { question } = await submitFunds(page);
    expect(within(question).getByLabelText('Код из приложения')).toBeVisible();
    expect(within(question).queryByRole('button', { name: 'Другим способом' })).toBeNull();
  });

  it('that is the only way says what to do where the browser knows none', async () => {
    guard(['passkey']);
    const page = await renderPage();
    const { question } = await submitFunds(page);
    expect(within(question).getByText(/^В этом браузере ключ доступа не работает\./)).toBeVisible();
  });
});

it('is not closed by the answer to a proof of a question that was closed before', async () => {
  const { state } = guard();
  let answerFirst: (response: Response) => void = () => undefined;
  api.use(
    http.post(
      `${API}/auth/reauthentication/password`,
      () =>
        new Promise<Response>((resolve) => {
          answerFirst = resolve;
        }),
    ),
  );
  const { user } = await renderPage();
  await user.click(screen.getByRole('button', { name: 'Завершить сеансы' }));
  const first = await findOpenDialog(QUESTION);
  await user.type(within(first).getByLabelText('Пароль'), 'x{Enter}');
  await user.click(within(first).getByRole('button', { name: 'Отмена' }));
  await gone();
  await user.click(screen.getByRole('button', { name: 'Завершить сеансы' }));
  const second = await findOpenDialog(QUESTION);
  await waitFor(() => expect(state.keys).toHaveLength(4));
  await act(async () => {
    answerFirst(success({ ends_at: null, methods: ['password'] }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(second).toBeVisible();
  await user.click(within(second).getByRole('button', { name: 'Отмена' }));
  await gone();
  // Nothing waits: the next one is asked again.
  await user.click(screen.getByRole('button', { name: 'Завершить сеансы' }));
  await findOpenDialog(QUESTION);
});

describe('a session that ends while it is asked', () => {
  it('is held over what was typed, without a second question', async () => {
    const { state } = guard();
    provedBy('password', () => failure('AUTH.002'));
    const page = await renderPage();
    const { funds, question } = await submitFunds(page);
    await page.user.type(within(question).getByLabelText('Пароль'), 'x{Enter}');
    await findOpenDialog('Сессия истекла, войдите снова');
    await gone();
    expect(page.store.get(isSessionHeldAtom)).toBe(true);
    expect(within(funds).getByLabelText('Причина')).toHaveValue('Возврат по акту');
    expect(state.keys).toHaveLength(1);
    expect(screen.queryByText(NOT_DONE)).toBeNull();
  });

  it('takes the question with it where it is given up', async () => {
    guard();
    const page = await renderPage();
    await submitFunds(page);
    act(() => page.store.set(clearSessionAtom));
    await gone();
    expect(screen.queryByText(NOT_DONE)).toBeNull();
  });
});
