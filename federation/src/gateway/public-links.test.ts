import { fillPublicLinks, publicLinkMetas } from './public-links.mjs';

const item = (name: string, text: string) =>
  `<li data-public-link="${name}"><a class="css-1" href="#${name}">${text}</a></li>`;
const NAV = `<nav aria-label="О сервисе" data-public-links=""><ul class="css-2">${item('support', 'Поддержка')}${item('offer', 'Оферта')}${item('privacy', 'Политика')}</ul></nav>`;
const DRAWN = `<main><form></form>${NAV}</main>`;

describe('the links of a drawn page', () => {
  it('lead where the deployment says, a page beside this one', () => {
    const filled = fillPublicLinks(DRAWN, {
      support: 'mailto:support@example.com',
      offer: 'https://example.com/offer?a=1&b="2"',
    });
    expect(filled).toContain('<a class="css-1" href="mailto:support@example.com">Поддержка</a>');
    expect(filled).toContain(
      '<a class="css-1" href="https://example.com/offer?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer">Оферта</a>',
    );
    expect(filled).not.toContain('Политика');
    expect(filled.match(/<li/g)).toHaveLength(2);
  });

  it('are gone with all around them where it says nothing', () => {
    expect(fillPublicLinks(DRAWN, {})).toBe('<main><form></form></main>');
  });

  it('are told to the scripts of the page, those that there are', () => {
    expect(publicLinkMetas({ support: 'tel:+74951234567', offer: '' })).toBe(
      '<meta name="cabinet-support-url" content="tel:+74951234567">',
    );
  });
});
