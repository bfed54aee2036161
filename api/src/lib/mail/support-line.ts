import { escapeHtml } from '../escape-html.ts';
import type { StoredLetter } from './outbox.ts';

/** Where the page of a letter takes {@link withSupport}. Texts of people are escaped, so none of them is one. */
export const SUPPORT_PLACE = '<!--support-->';

const SCHEME = /^(?:mailto|tel):/;

/** What a letter says at its foot: the deployment's contact belongs to the letter as it leaves, not as it was written. */
export function supportLine(support: string): { readonly text: string; readonly html: string } {
  const shown = support.replace(SCHEME, '');
  return {
    text: `Поддержка: ${shown}`,
    html: `Поддержка: <a href="${escapeHtml(support)}" class="muted" style="color:#4b5a58">${escapeHtml(shown)}</a>`,
  };
}

/** A letter with the contact of support at its foot, where the deployment names one (product §24). */
export function withSupport<L extends Pick<StoredLetter, 'body_text' | 'body_html'>>(
  letter: L,
  support: string | undefined,
): L {
  if (support === undefined) return letter;
  const { text, html } = supportLine(support);
  return {
    ...letter,
    body_text: `${letter.body_text}\n${text}`,
    body_html: letter.body_html?.replace(SUPPORT_PLACE, () => `<br>${html}`) ?? null,
  };
}
