import { createHash } from 'node:crypto';
import type { StoredLetter } from './outbox.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 720px; padding: 24px 16px; }
h1 { font-size: 24px; } a { color: inherit; }
ul { list-style: none; padding: 0; } li { border-top: 1px solid #8884; padding: 12px 0; }
.meta { opacity: .75; font-size: 14px; } pre { white-space: pre-wrap; font: inherit; border-top: 1px solid #8884; padding-top: 16px; }
`;

/** The page needs no script and no file, so it allows neither. */
export const MAILBOX_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

export function mailboxPage(letters: readonly StoredLetter[], baseUrl: string): string {
  const items = letters.map(
    (letter) => `<li><a href="${baseUrl}/${letter.id}">${escapeHtml(letter.subject)}</a>
      <div class="meta">${meta(letter)}</div></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Писем пока нет.</p>';
  return page(
    'Почта демонстрации',
    `<p>Сюда приходят все письма: в демонстрации почтового сервера нет.</p>${list}`,
  );
}

export function letterPage(letter: StoredLetter, baseUrl: string): string {
  return page(
    letter.subject,
    `<p class="meta">${meta(letter)}</p><pre>${escapeHtml(letter.body_text)}</pre><p><a href="${baseUrl}">Все письма</a></p>`,
  );
}

export function letterMissingPage(baseUrl: string): string {
  return page('Письмо не найдено', `<p><a href="${baseUrl}">Все письма</a></p>`);
}

function meta({ recipient, created_at }: StoredLetter): string {
  const time = created_at.toLocaleString('ru-RU', { timeZone: 'Europe/Moscow' });
  return `Кому: ${escapeHtml(recipient)} · <time datetime="${created_at.toISOString()}">${time}</time>`;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
