import { buildCurrentUser, received } from '@cabinet/kernel/testing';
import { keepTrial } from '../federation/stored-trial.ts';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { fillShell } from './fill-shell.ts';

const DRAWN_SHELL = `
  <nav>
    <section><ul><li><a><svg></svg><span data-fill="label"></span></a></li></ul></section>
    <section><h2 data-fill="title"></h2><ul></ul></section>
  </nav>
  <footer data-fill="name"></footer>`;

/** What the drawn shell says to the person. */
function filled(): string {
  const shell = document.createElement('div');
  shell.innerHTML = DRAWN_SHELL;
  fillShell(shell, received(buildCurrentUser({ display_name: 'Анна Ким' })));
  return shell.textContent;
}

beforeAll(() =>
  offerRemotes({
    routes: [{ id: 'home', path: '/', title: 'Главная', guard: { session: true } }],
    menu: [{ section: 'main', label: 'Мои заказы', path: '/', order: 10 }],
  }),
);
beforeEach(() => localStorage.clear());

describe('fillShell', () => {
  it('says who the person is and where they may go', () => {
    expect(filled()).toMatch(/Мои заказы\s+Анна Ким/);
  });

  it('leaves the menu open while this browser tries a build, which may bring another', () => {
    keepTrial({ remote: 'orders', build: '2.0.0-abc', userId: 'u1' });
    expect(filled()).toContain('Анна Ким');
    expect(filled()).not.toContain('Мои заказы');
  });
});
