import { EMAIL_INVALID_MESSAGE } from '@cabinet/kernel/core/contract';
import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { EmailFact } from './email-fact.tsx';

type Change = WireData<'GET users/me/email'>;

const NONE: Change = { pending: null, takes_two: false };
const waitingFor = (email: string): Change => ({
  pending: { email, expires_at: '2026-12-01T10:00:00.000Z', awaits: 'link' },
  takes_two: false,
});

let change: Change = NONE;
let sent: unknown[] = [];

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET users/me/email', () => change),
  handle('POST users/me/email', async ({ request }) => {
    sent.push(await request.json());
    change = { ...waitingFor('new@demo.example'), takes_two: change.takes_two };
    return change;
  }),
  handle('DELETE users/me/email', () => {
    change = NONE;
    return change;
  }),
);

beforeEach(() => {
  change = NONE;
  sent = [];
});

const renderFact = () =>
  renderWithProviders(<EmailFact email="old@demo.example" />, { store: signedInStore(buildCurrentUser({})) });

async function openDialog() {
  const { user } = renderFact();
  await user.click(screen.getByRole('button', { name: 'Сменить почту' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сменить почту' });
  const send = within(dialog).getByRole('button', { name: 'Отправить письмо' });
  const field = within(dialog).getByLabelText(/Новая почта/);
  return { user, dialog, send, field };
}

describe('EmailFact', () => {
  it('says in the dialog what will happen, asks for the address and says where the letter went', async () => {
    const { user, dialog, send, field } = await openDialog();
    expect(dialog).toHaveTextContent('Сейчас old@demo.example');
    expect(dialog).toHaveTextContent('можно остановить, а потом ещё 7 дней отменить');
    expect(dialog).not.toHaveTextContent('второй человек');
    await user.type(field, ' new@demo.example ');
    await user.click(send);
    expect(
      await screen.findByText('Мы отправили письмо на new@demo.example. До подтверждения почта прежняя.'),
    ).toBeVisible();
    expect(sent).toEqual([{ email: 'new@demo.example' }]);
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/Ждём подтверждения: new@demo\.example/)).toBeVisible();
  });

  it('refuses what is no address, and sends nothing', async () => {
    const { user, send, field } = await openDialog();
    await user.type(field, 'nonsense');
    await user.click(send);
    expect(await screen.findByText(EMAIL_INVALID_MESSAGE)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses it at the field', async () => {
    api.use(
      http.post(`${API}/users/me/email`, () =>
        failure('VAL.003', { fields: { email: 'Это и есть ваша почта' } }),
      ),
    );
    const { user, send, field } = await openDialog();
    await user.type(field, 'old@demo.example');
    await user.click(send);
    expect(await screen.findByText('Это и есть ваша почта')).toBeVisible();
    expect(field).toHaveValue('old@demo.example');
  });

  it('tells staff that a second person confirms it', async () => {
    change = { pending: null, takes_two: true };
    const { user } = renderFact();
    const open = screen.getByRole('button', { name: 'Сменить почту' });
    await user.click(open);
    expect(await screen.findByText(/смену подтвердит второй человек/)).toBeVisible();
  });

  it('shows what waits, sends its letter again and takes it back', async () => {
    change = waitingFor('new@demo.example');
    const { user } = renderFact();
    await user.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }));
    await waitFor(() => expect(sent).toEqual([{ email: 'new@demo.example' }]));
    await user.click(screen.getByRole('button', { name: 'Отменить смену' }));
    await waitFor(() => expect(screen.queryByText(/Ждём подтверждения/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Отменить смену' })).toBeNull();
  });

  it('says that a second person decides once the address is proved: there is no letter to send again', async () => {
    change = {
      pending: { email: 'new@demo.example', expires_at: '2026-12-01T10:00:00.000Z', awaits: 'second_person' },
      takes_two: true,
    };
    renderFact();
    expect(await screen.findByText(/подтверждена\. Теперь решает второй человек/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Отменить смену' })).toBeVisible();
  });

  it('keeps what waits when it cannot be taken back', async () => {
    change = waitingFor('new@demo.example');
    api.use(http.delete(`${API}/users/me/email`, () => failure('SYS.001')));
    const { user } = renderFact();
    await user.click(await screen.findByRole('button', { name: 'Отменить смену' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить смену' })).toBeEnabled());
    expect(screen.getByText(/Ждём подтверждения/)).toBeVisible();
  });
});
