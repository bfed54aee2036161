import { MOSCOW_ZONE } from '@cabinet/kernel/core/calendar';
import { escapeHtml } from '#lib/escape-html.ts';
import type { StoredLetter } from '#lib/mail/outbox.ts';
import { createDemoPages } from '../demo-page.ts';

const STYLE = `
body > * { max-width: 720px; }
li a { font-weight: 600; }
pre { border-top: 1px solid var(--line); font: inherit; font-size: 16px; margin: 16px 0 0; padding-top: 16px; white-space: pre-wrap; }
`;

const { csp, page } = createDemoPages({ style: STYLE, formAction: "'none'" });

export const MAILBOX_CSP = csp;

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
    aside: `<a href="${baseUrl}">Обновить</a>`,
  });
}

export function letterPage(letter: StoredLetter, baseUrl: string): string {
  return page({
    title: letter.subject,
    content: `<p class="meta">${meta(letter)}</p><pre>${withLinks(escapeHtml(letter.body_text))}</pre>`,
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

const allLetters = (baseUrl: string) => `<a href="${baseUrl}">Все письма</a>`;

/** The text has been escaped already. */
function withLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function meta({ recipient, created_at }: StoredLetter): string {
  const time = created_at.toLocaleString('ru-RU', { timeZone: MOSCOW_ZONE });
  return `Кому: ${escapeHtml(recipient)} · <time datetime="${created_at.toISOString()}">${time}</time>`;
}
