import { buildCap, buildCurrentUser, received } from '@cabinet/kernel/testing';
import { keepTrial } from '../federation/stored-trial.ts';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { fillShell } from './fill-shell.ts';

const DRAWN_SHELL = `
  <nav>
    <section><ul><li><a><svg></svg><span data-fill="label"></span></a></li></ul></section>
    <section><h2 data-fill="title"></h2><ul></ul></section>
    <section>
      <button aria-expanded="true"><span data-fill="title"></span></button>
      <ul><li><a><svg></svg><span data-fill="label"></span></a></li></ul>
    </section>
  </nav>
  <footer data-fill="name"></footer>
  <button data-badge><i data-fill="balance-label"></i><b data-fill="balance"></b></button>`;

type Draft = Parameters<typeof buildCurrentUser>[0];

function fillDrawn(draft: Draft = {}, money: Partial<ReturnType<typeof buildCurrentUser>> = {}): HTMLElement {
  const shell = document.createElement('div');
  shell.innerHTML = DRAWN_SHELL;
  fillShell(shell, received({ ...buildCurrentUser({ display_name: 'Анна Ким', ...draft }), ...money }));
  return shell;
}

/** What the drawn shell says to the person. */
const filled = (money?: Partial<ReturnType<typeof buildCurrentUser>>) => fillDrawn({}, money).textContent;

const administrator: Draft = { permissions: ['user:manage'] };

/** The title and the lines of the section that can be folded. */
const toolsOf = (shell: HTMLElement) => {
  const button = shell.querySelector('section > button');
  return {
    title: button?.textContent,
    isOpen: button?.ariaExpanded,
    isHidden: button?.parentElement?.querySelector('ul')?.hidden,
    lines: [...(button?.parentElement?.querySelectorAll('a') ?? [])].map((link) => link.textContent),
  };
};

beforeAll(() =>
  offerRemotes({
    routes: [
      { id: 'home', path: '/', title: 'Главная', guard: { session: true } },
      { id: 'audit', path: '/audit', title: 'Журнал', guard: { session: true, permission: 'user:manage' } },
    ],
    menu: [
      { section: 'main', label: 'Мои заказы', path: '/', order: 10 },
      { section: 'tools', label: 'Журнал', path: '/audit', permission: 'user:manage', order: 10 },
    ],
  }),
);
beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('fillShell', () => {
  it('says who the person is and where they may go', () => {
    expect(filled()).toMatch(/Мои заказы\s+Анна Ким/);
  });

  it('has no section to fold for somebody without its lines', () => {
    expect(fillDrawn().querySelector('section > button')).toBeNull();
  });

  it('folds a section as this browser was left, and opens it on a page of its own', () => {
    const open = { title: 'Инструменты', isOpen: 'true', isHidden: false, lines: ['Журнал'] };
    expect(toolsOf(fillDrawn(administrator))).toEqual(open);
    localStorage.setItem('cabinet.tools', 'folded');
    expect(toolsOf(fillDrawn(administrator))).toEqual({ ...open, isOpen: 'false', isHidden: true });
    window.history.replaceState(null, '', '/audit');
    expect(toolsOf(fillDrawn(administrator))).toEqual(open);
  });

  it('says what is on the account, or what a cap leaves of it', () => {
    expect(filled()).toMatch(/Баланс1\s234,50\s₽/);
    expect(filled({ cap: buildCap() })).toMatch(/Можно потратить27,07\s₽/);
  });

  it('leaves the menu open while this browser tries a build, which may bring another', () => {
    keepTrial({ remote: 'orders', build: '2.0.0-abc', userId: 'u1' });
    expect(filled()).toContain('Анна Ким');
    expect(filled()).not.toContain('Мои заказы');
  });
});
