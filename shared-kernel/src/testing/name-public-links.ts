import type { PublicLinkName } from '../react/paths/public-url.ts';

let named: HTMLMetaElement[] = [];

/** Names the contact of support, the offer and the privacy policy as a deployment does, until the test ends. */
export function namePublicLinks(links: Partial<Record<PublicLinkName, string>>): void {
  for (const [name, content] of Object.entries(links)) {
    const meta = document.createElement('meta');
    meta.name = `cabinet-${name}-url`;
    meta.content = content;
    document.head.append(meta);
    named.push(meta);
  }
}

/** Afterwards the page is that of a deployment that names nothing. */
export function forgetPublicLinks(): void {
  for (const meta of named) meta.remove();
  named = [];
}
