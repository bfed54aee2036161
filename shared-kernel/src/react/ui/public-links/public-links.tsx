import { type PublicLinkName, publicUrl } from '../../paths/public-url.ts';
import { chakra } from '../chakra.ts';
import { PublicLink } from './public-link.tsx';
import { SUPPORT_WORDS } from './support-words.ts';

const WORDS = {
  support: SUPPORT_WORDS.name,
  offer: 'Оферта',
  privacy: 'Политика конфиденциальности',
} as const satisfies Record<PublicLinkName, string>;

const ORDER = ['support', 'offer', 'privacy'] as const satisfies readonly PublicLinkName[];

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '1',
    listStyleType: 'none',
    textStyle: 'sm',
  },
});

/**
 * Support, offer and privacy policy, those that the deployment names (product §2.15). The gateway fills and removes them
 * in a page that was drawn at build time, by the attributes (`federation/src/gateway/public-links.mjs`).
 */
export function PublicLinks() {
  const named = ORDER.map((name) => ({ name, href: publicUrl(name) })).filter(({ href }) => href !== '');
  if (named.length === 0) return null;
  return (
    <nav aria-label="О сервисе" data-public-links="">
      <List>
        {named.map(({ name, href }) => (
          <li key={name} data-public-link={name}>
            <PublicLink href={href}>{WORDS[name]}</PublicLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
