import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  buildCurrentUser,
  failure,
  handle,
  readClipboard,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildInvitation, buildSentInvitation } from '../testing/index.ts';
import type { Inviting } from './invitations.ts';
import { InvitationsSection, type InvitationsSectionProps } from './invitations-section.tsx';

const api = useApiServer(handle('GET group/invitations', []), handle('GET company/{id}/invitations', []));

const LINK_HINT = 'Ссылка открывает приглашение; человек подтвердит почту кодом из письма';

const GROUP: Inviting = { kind: 'group' };

function show(props: InvitationsSectionProps = { of: GROUP }) {
  return renderWithProviders(<InvitationsSection {...props} />, { store: signedInStore(buildCurrentUser()) });
}

interface SentBody {
  readonly email: string;
  readonly monthly_cap: string | null;
  readonly role_id?: string;
}

function isSentBody(body: unknown): body is SentBody {
  return typeof body === 'object' && body !== null && 'email' in body;
}

/** Records what is sent and refuses the e-mails that `refuse` names; letters to `waiting` leave later. */
function recordInvites(
  refuse: (email: string) => Response | null = () => null,
  waiting: Readonly<Record<string, string>> = {},
) {
  const sent: { readonly body: SentBody; readonly key: string | null }[] = [];
  const answer = async (request: Request) => {
    const body: unknown = await request.json();
    if (!isSentBody(body)) return failure('VAL.004');
    sent.push({ body, key: request.headers.get('Idempotency-Key') });
    const link = `https://cabinet.example/group/invite/accept?token=of-${body.email}`;
    const { email } = body;
    return (
      refuse(email) ?? buildSentInvitation({ token: email, email, link, letter_at: waiting[email] ?? null })
    );
  };
  api.use(
    handle('POST group/invite', ({ request }) => answer(request)),
    handle('POST company/{id}/users', ({ request }) => answer(request)),
  );
  return sent;
}

const emails = () => screen.getByLabelText('Кого пригласить');
const submit = () => screen.getByRole('button', { name: 'Отправить приглашения' });
const outcomes = () =>
  within(screen.getByRole('list', { name: 'Результат отправки' })).queryAllByRole('listitem');

const PROMISE = /^Приглашённые увидят имена участников, баланс группы и только свои операции и заявки/;

describe('inviting several e-mails', () => {
  it('says to a group’s owner who will see what, and to a company nothing of a group', async () => {
    const { unmount } = show();
    expect(screen.getByText(PROMISE)).toHaveTextContent('Их операции и заявки видите вы.');
    unmount();
    show({ of: { kind: 'company', companyId: 'c1' } });
    expect(emails()).toBeVisible();
    expect(screen.queryByText(PROMISE)).not.toBeInTheDocument();
  });

  it('sends one letter each, with a key of its own, and the cap for all', async () => {
    const sent = recordInvites();
    const { user } = show();
    await user.click(emails());
    await user.paste('Анна <a@b.ru>, c@d.ru; A@b.ru\ne@f.ru');
    await user.type(screen.getByLabelText('Месячный лимит каждого'), '2 000');
    await user.click(submit());
    expect(await screen.findByText('Отправлены 3 приглашения')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual(
      ['a@b.ru', 'c@d.ru', 'e@f.ru'].map((email) => ({ email, monthly_cap: '2000.00' })),
    );
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(sent.every(({ key }) => key !== null)).toBe(true);
    expect(emails()).toHaveValue('');
    expect(outcomes()).toHaveLength(3);
  });

  it('sends nothing while one of them is no e-mail, and names it', async () => {
    const sent = recordInvites();
    const { user } = show();
    await user.type(emails(), 'a@b.ru, иван, c@');
    await user.click(submit());
    expect(await screen.findByText('Это не адрес почты: «иван», «c@»')).toBeInTheDocument();
    await waitFor(() => expect(emails()).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('keeps exactly the failed ones, says why, and reads the list again', async () => {
    recordInvites((email) =>
      email === 'c@d.ru' ? failure('RES.003', { message: 'Этот человек уже в группе' }) : null,
    );
    const { user } = show();
    await screen.findByText('Приглашений ещё нет');
    api.use(handle('GET group/invitations', [buildInvitation({ token: 'a@b.ru', email: 'a@b.ru' })]));
    await user.type(emails(), 'a@b.ru c@d.ru');
    await user.click(submit());
    await waitFor(() => expect(emails()).toHaveValue('c@d.ru'));
    expect(outcomes().map(({ textContent }) => textContent)).toEqual([
      'a@b.ru: отправленоСкопировать ссылку',
      'c@d.ru: Этот человек уже в группе',
    ]);
    const open = await screen.findByRole('list', { name: 'Открытые приглашения' });
    expect(within(open).getByText('a@b.ru')).toBeInTheDocument();
    expect(emails()).toHaveValue('c@d.ru');
  });

  it('repeats a letter of which nobody knows whether it went with the same key', async () => {
    let tries = 0;
    const sent = recordInvites(() => {
      tries += 1;
      return tries === 1 ? failure('SYS.001') : null;
    });
    const { user } = show();
    await user.type(emails(), 'a@b.ru');
    await user.click(submit());
    await waitFor(() => expect(outcomes()).toHaveLength(1));
    await user.click(submit());
    expect(await screen.findByText('Отправлено 1 приглашение')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('stops where the server asks to wait, and keeps the rest', async () => {
    const sent = recordInvites((email) => (email === 'c@d.ru' ? failure('RATE.001') : null));
    const { user } = show();
    await user.type(emails(), 'a@b.ru c@d.ru e@f.ru');
    await user.click(submit());
    await waitFor(() => expect(emails()).toHaveValue('c@d.ru\ne@f.ru'));
    expect(sent).toHaveLength(2);
    expect(screen.getByText(/e@f\.ru: не отправляли/)).toBeInTheDocument();
  });

  it('copies the link while it is known', async () => {
    recordInvites();
    const { user } = show();
    await user.type(emails(), 'a@b.ru');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку: a@b.ru' }));
    expect(await readClipboard()).toContain('token=of-a@b.ru');
    expect(await screen.findByText('Ссылка скопирована')).toBeInTheDocument();
  });

  it('says what a copied link is good for, once there is one', async () => {
    recordInvites();
    const { user } = show();
    expect(screen.queryByText(LINK_HINT)).not.toBeInTheDocument();
    await user.type(emails(), 'a@b.ru c@d.ru');
    await user.click(submit());
    expect(await screen.findByText(LINK_HINT)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Скопировать ссылку: a@b.ru' })).toHaveAccessibleDescription(
      LINK_HINT,
    );
  });

  it('says of a letter that waits when it leaves, and that the rest has gone', async () => {
    const tomorrow = addDays(moscowDay(new Date()), 1);
    recordInvites(() => null, { 'c@d.ru': `${tomorrow}T09:00:00+03:00` });
    const { user } = show();
    await user.type(emails(), 'a@b.ru c@d.ru');
    await user.click(submit());
    expect(await screen.findByText('Отправлено 1 приглашение, ещё 1 ждёт своей очереди')).toBeInTheDocument();
    expect(outcomes().map(({ textContent }) => textContent)).toEqual([
      'a@b.ru: отправленоСкопировать ссылку',
      'c@d.ru: письмо уйдёт завтра в 09:00 — больше писем на этот адрес за сутки не отправляемСкопировать ссылку',
    ]);
    expect(emails()).toHaveValue('');
  });

  it('of a company gives the chosen role', async () => {
    const sent = recordInvites();
    const roles = [
      { value: 'r1', label: 'Сотрудник', hint: 'Только свои расходы' },
      { value: 'r2', label: 'Бухгалтер', hint: 'Видит транзакции' },
    ];
    const { user } = show({ of: { kind: 'company', companyId: 'c1' }, roles });
    expect(screen.getByText('Только свои расходы')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Роль'), 'Бухгалтер');
    expect(screen.getByText('Видит транзакции')).toBeInTheDocument();
    await user.type(emails(), 'a@b.ru');
    await user.click(submit());
    await screen.findByText('Отправлено 1 приглашение');
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'a@b.ru', monthly_cap: null, role_id: 'r2' }]);
  });
});
