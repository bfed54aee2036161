import { failure } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { TEST_SECRET } from '../testing/index.ts';
import { ADDRESSEE, GROUP_LINK, openLink, useInvitationApi } from './accept-fixtures.tsx';
import { readStoredSecret, storeSecret } from './stored-secret.ts';

const { asked, serve } = useInvitationApi();

describe('the secret of a link', () => {
  it('leaves the address at once and waits in the tab', async () => {
    serve({});
    const { location } = openLink('visitor');
    await screen.findByRole('heading', { name: '«Семья Орловых»' });
    expect(location()).toBe('/group/invite/accept');
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
    expect(asked).toEqual([TEST_SECRET]);
  });

  it('is found again after a sign-in on the way', async () => {
    serve({});
    storeSecret('group', 'kept');
    openLink('visitor', '/group/invite/accept');
    await screen.findByRole('heading', { name: '«Семья Орловых»' });
    expect(asked).toEqual(['kept']);
  });

  it('of a newer link wins over the one that is kept', async () => {
    serve({});
    storeSecret('group', 'kept');
    const { location } = openLink('visitor');
    await screen.findByRole('heading', { name: '«Семья Орловых»' });
    expect(asked).toEqual([TEST_SECRET]);
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
    expect(location()).toBe('/group/invite/accept');
  });

  it('of a group is not that of a company', () => {
    storeSecret('company', 'kept');
    openLink('visitor', '/group/invite/accept');
    expect(screen.getByRole('heading', { name: 'Приглашение в группу' })).toBeInTheDocument();
  });

  it.each(['/group/invite/accept', '/group/invite/accept?token='])('is missing at %s', async (at) => {
    const { user, location } = openLink('visitor', at);
    expect(screen.getByText(/откройте ссылку из письма/)).toBeInTheDocument();
    expect(location()).toBe('/group/invite/accept');
    await user.click(screen.getByRole('button', { name: 'Войти в кабинет' }));
    expect(location()).toBe('/login');
  });
});

describe('what an invitation says', () => {
  it('names who invites, whom, on what terms, who pays and what is seen', async () => {
    serve({ kind: 'company', role_name: 'Бухгалтер', monthly_cap: null }, 'company');
    const { container } = openLink('visitor', '/company/invite/accept?token=s', 'company');
    expect(await screen.findByText('Ольга Орлова приглашает вас в компанию')).toBeInTheDocument();
    const facts = container.querySelector('dl');
    expect(facts).toHaveTextContent('Кто приглашаетОльга Орлова');
    expect(facts).toHaveTextContent('Для когоn**@demo.example');
    expect(facts).toHaveTextContent('РольБухгалтер');
    expect(facts).toHaveTextContent('Месячный лимитБез ограничений');
    expect(facts).toHaveTextContent('Кто платитКомпания');
    expect(facts).toHaveTextContent('Что видноВы увидите свои расходы');
    expect(facts).toHaveTextContent(/Действует до\d/);
  });
});

describe('what an invitation into a group promises', () => {
  it('is that a member sees the balance and their own rows, and the owner all', async () => {
    serve({});
    const { container } = openLink('visitor');
    await screen.findByRole('heading', { name: '«Семья Орловых»' });
    expect(container.querySelector('dl')).toHaveTextContent(
      'Вы увидите имена участников, баланс группы, свой лимит и только свои операции и заявки. ' +
        'Владелец увидит ваше имя, почту, операции и заявки: сколько денег группы вы потратили, когда и на какие модели.',
    );
  });
});

describe('an invitation that cannot be answered', () => {
  it.each([
    ['accepted', 'Приглашение уже принято', /Им воспользовались/],
    ['declined', 'Приглашение отклонено', /Попросите отправить приглашение ещё раз: Ольга Орлова/],
    ['revoked', 'Приглашение отозвано', /Попросите отправить приглашение ещё раз: Ольга Орлова/],
    ['expired', 'Срок приглашения истёк', /Оно действовало до .*Попросите отправить приглашение ещё раз/],
    ['replaced', 'Есть приглашение новее', /Откройте ссылку из последнего письма/],
  ] as const)('says that it is %s, and what to do', async (state, title, text) => {
    serve({ state });
    openLink('visitor');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Войти в кабинет' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отклонить' })).not.toBeInTheDocument();
  });

  it.each([
    ['group', /Попросите её владельца пригласить вас заново/],
    ['company', /Попросите её руководителя пригласить вас заново/],
  ] as const)('into a %s, of somebody who lost the right, says whom to ask instead', async (kind, text) => {
    serve({ kind, state: 'revoked', revoked_because: 'inviter' }, kind);
    openLink('visitor', `/${kind}/invite/accept?token=s`, kind);
    const title = 'Приглашение больше не действует';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/Ольга Орлова/)).not.toBeInTheDocument();
  });

  it('leads its addressee on to the group when it is accepted already', async () => {
    serve({ state: 'accepted', viewer: { ...ADDRESSEE, obstacle: 'member' } });
    openLink('person');
    expect(await screen.findByRole('link', { name: 'Открыть группу' })).toHaveAttribute('href', '/group');
  });

  it('is unknown to the server: says so and leads on', async () => {
    serve(() => failure('RES.001'));
    openLink('person');
    expect(await screen.findByRole('heading', { name: 'Приглашение не найдено' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Открыть «Мой аккаунт»' })).toHaveAttribute('href', '/account');
  });

  it.each([
    ['RATE.001', /Слишком много запросов/],
    ['SYS.001', /Ошибка сервера/],
  ] as const)('can be asked for again after %s', async (code, text) => {
    serve(() => failure(code));
    const { user, location } = openLink('visitor', GROUP_LINK);
    expect(
      await screen.findByRole('heading', { name: 'Не удалось открыть приглашение' }),
    ).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(location()).toBe('/group/invite/accept');
    serve({});
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('heading', { name: '«Семья Орловых»' })).toBeInTheDocument();
  });
});
