import {
  buildCurrentUser,
  renderWithProviders,
  signedInStore,
  type UserDraft,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { FactorNotice } from './factor-notice.tsx';

const DUE = '2026-12-06T15:30:00.000Z';
const demand = { demanded_by: 'staff', due_at: DUE, is_closed: false } as const;

async function renderNotice(draft: UserDraft, at = '/') {
  await offerRemotes({
    routes: [
      { id: 'home', path: '/', title: 'Главная', guard: { session: true } },
      {
        id: 'security',
        path: '/account/security',
        title: 'Безопасность',
        guard: { session: true },
        addsFactor: true,
      },
    ],
  });
  return renderWithProviders(<FactorNotice />, {
    store: signedInStore(buildCurrentUser(draft)),
    at,
    path: '*',
  });
}

describe('the notice of a second factor', () => {
  it('says until when, by the clock of Moscow, why and where', async () => {
    const { user, location } = await renderNotice({ second_factor: demand });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Добавьте второй способ входа до 6 декабря 2026 г. в 18:30');
    expect(notice).toHaveTextContent('У вас есть права администрации');
    await user.click(screen.getByRole('link', { name: 'Добавить' }));
    expect(location()).toBe('/account/security#factors');
  });

  it.each([
    ['Ромашка', 'Компания «Ромашка» требует входить'],
    ['ПАО «Ромашка»', 'Компания ПАО «Ромашка» требует входить'],
  ])('names the company that asks it: %s', async (name, said) => {
    const company = { id: 'c1', name };
    await renderNotice({ company_id: 'c1', company, second_factor: { ...demand, demanded_by: 'company' } });
    expect(screen.getByRole('alert')).toHaveTextContent(said);
  });

  it('says on the page itself that the rest is closed, without a way to where one is', async () => {
    await renderNotice({ second_factor: { ...demand, is_closed: true } }, '/account/security');
    expect(screen.getByRole('alert')).toHaveTextContent('Кабинет закрыт, пока нет второго способа входа');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['has one or need not', null],
    ['is only advised', { ...demand, due_at: null }],
  ])('is not there for whoever %s', async (_who, second_factor) => {
    await renderNotice({ second_factor });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
