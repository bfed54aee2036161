import { exactMoscowText } from '@cabinet/kernel/core/calendar';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Letter } from '#lib/mail/index.ts';
import type { StoredLetter } from '#lib/mail/outbox.ts';
import { createDemoPages } from '../demo-page.ts';

const STYLE = `
body > * { max-width: 720px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
[aria-current] { color: var(--fg); font-weight: 600; text-decoration: none; }
li a { font-weight: 600; }
h2 { font-size: 17px; line-height: 1.3; margin: 0; }
section { border-top: 1px solid var(--line); margin-top: 24px; padding-top: 24px; }
summary { cursor: pointer; margin-top: 12px; }
time { white-space: nowrap; }
iframe { border: 1px solid var(--line); border-radius: 8px; display: block; height: 640px; margin-top: 16px; width: 100%; }
pre { border-top: 1px solid var(--line); font: inherit; font-size: 16px; margin: 16px 0 0; padding-top: 16px; white-space: pre-wrap; }
`;

const { csp, page } = createDemoPages({ style: STYLE, formAction: "'none'", frames: "'self'" });

export const MAILBOX_CSP = csp;

/** What the HTML of a letter may do in its frame: be read, and lead where its button leads. */
export const LETTER_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

export function mailboxPage(letters: readonly StoredLetter[], baseUrl: string): string {
  const items = letters.map(
    (letter) => `<li><a href="${baseUrl}/${letter.id}">${escapeHtml(letter.subject)}</a>
      <div class="meta">${meta(letter)}</div></li>`,
  );
  const list =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : '<p>Писем пока нет. Забыли пароль? Запросите код на странице входа, и он придёт сюда.</p>';
  return page({
    title: 'Почта демонстрации',
    content: `<p class="meta">Сюда приходят все письма: в демонстрации почтового сервера нет.</p>${list}`,
    aside: `<nav><a href="${baseUrl}/gallery">Образцы писем</a><a href="${baseUrl}">Обновить</a></nav>`,
  });
}

export type LetterView = 'html' | 'text';

/** A letter as mail programs show it, or its text part. */
export function letterPage(letter: StoredLetter, view: LetterView, baseUrl: string): string {
  const url = `${baseUrl}/${letter.id}`;
  const isText = view === 'text' || letter.body_html === null;
  const current = (is: boolean) => (is ? ' aria-current="page"' : '');
  const views =
    letter.body_html === null
      ? ''
      : `<nav aria-label="Вид письма"><a href="${url}"${current(!isText)}>Письмо</a><a href="${url}?view=text"${current(isText)}>Текст</a></nav>`;
  const shown = isText ? textOf(letter.body_text) : frame(`${url}/html`, letter.subject);
  return page({
    title: letter.subject,
    content: `<p class="meta">${meta(letter)}</p>${carried(letter)}${views}${shown}`,
    aside: allLetters(baseUrl),
  });
}

export function letterMissingPage(baseUrl: string): string {
  return page({
    title: 'Письмо не найдено',
    content: '<p>Возможно, демонстрацию начали заново.</p>',
    aside: allLetters(baseUrl),
  });
}

/** Every letter that the cabinet writes, with sample data. */
export function galleryPage(
  letters: readonly Pick<Letter, 'kind' | 'subject' | 'text'>[],
  baseUrl: string,
): string {
  const sections = letters.map(
    ({ kind, subject, text }) =>
      `<section><h2>${escapeHtml(subject)}</h2>${frame(`${baseUrl}/gallery/${kind}`, subject)}<details><summary>Текст</summary>${textOf(text)}</details></section>`,
  );
  return page({
    title: 'Образцы писем',
    content: `<p class="meta">Все письма, которые пишет кабинет, с примерами данных. Их никто не получал.</p>${sections.join('')}`,
    aside: allLetters(baseUrl),
  });
}

/** The HTML of a letter, whose button leads out of the frame. */
export function letterDocument(html: string): string {
  return html.replace('<head>', '<head><base target="_top">');
}

const allLetters = (baseUrl: string) => `<a href="${baseUrl}">Все письма</a>`;

function frame(url: string, subject: string): string {
  return `<iframe src="${url}" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`;
}

const textOf = (text: string) => `<pre>${withLinks(escapeHtml(text))}</pre>`;

/** The text has been escaped already. */
function withLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

/** The mail box keeps no files: it names what would go with the letter. */
const carried = ({ attachment }: StoredLetter) =>
  attachment === null ? '' : `<p class="meta">Вложение: ${escapeHtml(attachment.name)}</p>`;

function meta({ recipient, created_at }: StoredLetter): string {
  const time = exactMoscowText(created_at);
  return `Кому: ${escapeHtml(recipient)} · <time datetime="${created_at.toISOString()}">${time}</time>`;
}
