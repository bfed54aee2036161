import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  readClipboard,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildInvitation, buildSentInvitation, daysFromNow } from '../testing/index.ts';
import { InvitationsSection } from './invitations-section.tsx';

const api = useApiServer();

const OPEN = buildInvitation({ token: 'i1', email: 'a@b.ru', expires_at: daysFromNow(2.5), resend_count: 2 });
const CLOSED = [
  buildInvitation({ token: 'i2', email: 'late@b.ru', status: 'expired', expires_at: daysFromNow(-1) }),
  buildInvitation({ token: 'i3', email: 'in@b.ru', status: 'accepted', monthly_cap: null }),
  buildInvitation({ token: 'i4', email: 'no@b.ru', status: 'declined' }),
  buildInvitation({ token: 'i5', email: 'off@b.ru', status: 'revoked' }),
];

function show() {
  return renderWithProviders(<InvitationsSection of={{ kind: 'group' }} />, {
    store: signedInStore(buildCurrentUser()),
  });
}

const rowOf = (email: string) => {
  const row = screen.getByText(email).closest('li');
  if (row === null) throw new Error(`No row of ${email}`);
  return within(row);
};

describe('the list of invitations', () => {
  it('says of an open one its terms, who sent it and how long it lives', async () => {
    api.use(handle('GET group/invitations', [OPEN, ...CLOSED]));
    show();
    await screen.findByText('a@b.ru');
    const row = rowOf('a@b.ru');
    expect(row.getByText('Ожидает')).toBeInTheDocument();
    expect(row.getByText('ещё 3 дня')).toBeInTheDocument();
    expect(row.getByText(/^лимит 2 000 ₽ в месяц · отправлено повторно 2 раза$/)).toBeInTheDocument();
    expect(row.getByText(/^Отправлено: Ольга Орлова,/)).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /Скопировать/ })).not.toBeInTheDocument();
  });

  it('folds the closed ones; an expired one can be sent again', async () => {
    api.use(handle('GET group/invitations', [OPEN, ...CLOSED]));
    const { user } = show();
    const unfold = await screen.findByRole('button', { name: 'Показать закрытые (4)' });
    expect(screen.queryByText('in@b.ru')).not.toBeInTheDocument();
    await user.click(unfold);
    expect(screen.getByRole('button', { name: 'Скрыть закрытые' })).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf('late@b.ru').getByText('истекло вчера')).toBeInTheDocument();
    expect(rowOf('late@b.ru').getByRole('button', { name: 'Отправить ещё раз: late@b.ru' })).toBeEnabled();
    for (const [email, status] of [
      ['in@b.ru', 'Принято'],
      ['no@b.ru', 'Отклонено'],
      ['off@b.ru', 'Отозвано'],
    ] as const) {
      expect(rowOf(email).getByText(status)).toBeInTheDocument();
      expect(rowOf(email).queryByRole('button')).not.toBeInTheDocument();
    }
  });

  it('says of a revoked one when nobody did that by hand', async () => {
    api.use(
      handle('GET group/invitations', [
        buildInvitation({ token: 'i6', email: 'ended@b.ru', status: 'revoked', revoked_because: 'inviter' }),
        ...CLOSED,
      ]),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Показать закрытые (5)' }));
    expect(rowOf('ended@b.ru').getByText(/^Отозвано само: тот, кто отправил/)).toBeInTheDocument();
    expect(rowOf('off@b.ru').queryByText(/Отозвано само/)).not.toBeInTheDocument();
  });

  it('sends one again after saying that the old link dies, and knows the new link', async () => {
    api.use(
      handle('GET group/invitations', [OPEN]),
      handle('POST group/invitations/{token}/resend', ({ params }) =>
        buildSentInvitation({ token: String(params.token), link: 'https://cabinet.example/new-link' }),
      ),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Отправить ещё раз: a@b.ru' }));
    const dialog = await findOpenDialog('Отправить приглашение ещё раз?', 'alertdialog');
    expect(dialog).toHaveTextContent('Старая ссылка перестанет работать');
    await user.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку: a@b.ru' }));
    expect(await readClipboard()).toBe('https://cabinet.example/new-link');
  });

  it('says when a letter leaves that waits, in the list as well', async () => {
    const at = new Date(`${addDays(moscowDay(new Date()), 1)}T09:00:00+03:00`);
    const waits = { ...OPEN, expires_at: new Date(at.getTime() + 7 * 86_400_000).toISOString() };
    api.use(
      handle('GET group/invitations', [waits]),
      handle('POST group/invitations/{token}/resend', () =>
        buildSentInvitation({ ...waits, letter_at: at.toISOString() }),
      ),
    );
    const { user } = show();
    await screen.findByText('a@b.ru');
    expect(
      rowOf('a@b.ru').getByText('Приглашает: Ольга Орлова. Письмо уйдёт завтра в 09:00'),
    ).toBeInTheDocument();
    expect(rowOf('a@b.ru').queryByText(/^Отправлено:/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Отправить ещё раз: a@b.ru' }));
    const dialog = await findOpenDialog('Отправить приглашение ещё раз?', 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Письмо на a@b.ru уйдёт завтра в 09:00')).toBeInTheDocument();
  });

  it('takes one back once that is confirmed, and reads the list again', async () => {
    let isRevoked = false;
    api.use(
      handle('GET group/invitations', () => [isRevoked ? { ...OPEN, status: 'revoked' as const } : OPEN]),
      handle('DELETE group/invitations/{token}', () => {
        isRevoked = true;
        return null;
      }),
    );
    const { user } = show();
    await user.type(screen.getByLabelText('Кого пригласить'), 'typed@b.ru');
    await user.click(await screen.findByRole('button', { name: 'Отозвать: a@b.ru' }));
    const dialog = await findOpenDialog('Отозвать приглашение?', 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByRole('button', { name: 'Показать закрытые (1)' })).toBeInTheDocument();
    expect(screen.getByLabelText('Кого пригласить')).toHaveValue('typed@b.ru');
  });

  it('says why one could not be taken back, and reads the list again', async () => {
    let reads = 0;
    api.use(
      handle('GET group/invitations', () => {
        reads += 1;
        return [OPEN];
      }),
      handle('DELETE group/invitations/{token}', () =>
        failure('RES.003', { message: 'Приглашение уже принято' }),
      ),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Отозвать: a@b.ru' }));
    const dialog = await findOpenDialog('Отозвать приглашение?', 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText(/Приглашение уже принято/)).toBeInTheDocument();
    await waitFor(() => expect(reads).toBe(2));
  });

  it('says that there is none yet', async () => {
    api.use(handle('GET group/invitations', []));
    show();
    expect(await screen.findByText('Приглашений ещё нет')).toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    api.use(handle('GET group/invitations', () => failure('RES.003')));
    const { user } = show();
    await screen.findByText('Не удалось загрузить приглашения');
    api.use(handle('GET group/invitations', [OPEN]));
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('a@b.ru')).toBeInTheDocument();
  });
});
