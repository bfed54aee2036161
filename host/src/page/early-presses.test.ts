import { watchEarlyPresses } from './early-presses.ts';

const PAGE = `<form method="dialog">
  <input id="email" />
  <input id="password" type="password" />
  <button type="button" aria-controls="password" aria-pressed="false">Показать пароль</button>
  <button type="submit">Войти</button>
  <button type="button">Забыли пароль?</button>
</form>`;

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ?? null;
const press = (text: string) => button(text)?.click();
const passwordType = () => document.querySelector('#password')?.getAttribute('type');

beforeEach(() => {
  document.body.innerHTML = PAGE;
  // As in the page: by its source alone.
  new Function(`(${watchEarlyPresses})()`)();
});
afterEach(() => window.earlyPresses?.end());

describe('watchEarlyPresses', () => {
  it('puts the caret into the first field', () => {
    expect(document.querySelector('#email')).toHaveFocus();
  });

  it('shows and hides the password at once and remembers an odd number of presses', () => {
    press('Показать пароль');
    expect(passwordType()).toBe('text');
    expect(button('Показать пароль')).toHaveAttribute('aria-pressed', 'true');
    expect([...(window.earlyPresses?.toggled ?? [])]).toEqual([button('Показать пароль')]);
    press('Показать пароль');
    expect(passwordType()).toBe('password');
    expect(window.earlyPresses?.toggled.size).toBe(0);
    expect(window.earlyPresses?.last).toBeNull();
  });

  it('keeps a submit, shows that it is kept, and sends nothing', () => {
    const submitted = new Promise<Event>((resolve) => document.addEventListener('submit', resolve));
    press('Войти');
    expect(window.earlyPresses?.last).toBe(button('Войти'));
    expect(document.querySelector('form')).toHaveAttribute('aria-busy', 'true');
    return expect(submitted).resolves.toHaveProperty('defaultPrevented', true);
  });

  it('keeps the last press of several', () => {
    press('Войти');
    press('Забыли пароль?');
    expect(window.earlyPresses?.last).toBe(button('Забыли пароль?'));
  });

  it('hears nothing more when React has taken over', () => {
    press('Войти');
    window.earlyPresses?.end();
    expect(document.querySelector('form')).not.toHaveAttribute('aria-busy');
    press('Забыли пароль?');
    expect(window.earlyPresses?.last).toBe(button('Войти'));
  });
});
