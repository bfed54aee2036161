import { ACKNOWLEDGEMENT, acknowledge } from './cookie-acknowledgement.ts';
import { COOKIE_NOTICE_HEAD, COOKIE_NOTICE_SCRIPT } from './early-cookie-notice.ts';

const PAGE = '<section id="cookie-notice"><p>Текст</p><button>Понятно</button></section>';
const isHidden = () => document.documentElement.matches('[data-cookies-acknowledged]');

/** As in the page: by their sources alone. */
function open() {
  const [, headScript = ''] = /<script>(.*)<\/script>/s.exec(COOKIE_NOTICE_HEAD) ?? [];
  new Function(headScript)();
  document.body.innerHTML = PAGE;
  new Function(COOKIE_NOTICE_SCRIPT)();
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-cookies-acknowledged');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${ACKNOWLEDGEMENT.name}=; Max-Age=0; Path=/`;
});

describe('the cookie notice that came drawn in the HTML', () => {
  it('is shown to somebody who has not acknowledged it', () => {
    open();
    expect(isHidden()).toBe(false);
  });

  it('is hidden before it is drawn from somebody who has', () => {
    acknowledge(ACKNOWLEDGEMENT);
    open();
    expect(isHidden()).toBe(true);
  });

  it('goes and is recorded when its button is pressed, and nothing else', () => {
    open();
    document.querySelector('p')?.click();
    expect(isHidden()).toBe(false);
    document.querySelector('button')?.click();
    expect(isHidden()).toBe(true);
    expect(document.cookie).toContain(`${ACKNOWLEDGEMENT.name}=1`);
    expect(localStorage.getItem(ACKNOWLEDGEMENT.name)).not.toBeNull();
  });
});
