import { escapeHtml } from '../escape-html.ts';
import { plainLine } from './plain.ts';

/** A piece of a letter in both of its parts, which say the same. */
export interface Block {
  readonly text: string;
  readonly html: string;
}

const MONO = "ui-monospace,Menlo,Consolas,'Liberation Mono',monospace";

export function paragraph(said: string): Block {
  const text = plainLine(said);
  return { text, html: `<p class="fg" style="margin:0 0 16px;color:#14201f">${escapeHtml(text)}</p>` };
}

export function facts(said: readonly (readonly [label: string, value: string])[]): Block {
  const plain = said.map(([label, value]) => [plainLine(label), plainLine(value)] as const);
  const rows = plain.map(
    ([label, value]) =>
      `<tr><td class="muted line" width="1%" style="padding:8px 16px 8px 0;border-top:1px solid #d6dfde;color:#4b5a58;font-size:14px;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td class="fg line" style="padding:8px 0;border-top:1px solid #d6dfde;color:#14201f;vertical-align:top;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return {
    text: plain.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`,
  };
}

export function list(said: readonly string[]): Block {
  const lines = said.map(plainLine);
  const items = lines.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`);
  return {
    text: lines.map((line) => `— ${line}`).join('\n'),
    html: `<ul class="fg" style="margin:0 0 16px;padding:0 0 0 20px;color:#14201f">${items.join('')}</ul>`,
  };
}

/** A code to read and to copy. */
export function code(text: string): Block {
  return {
    text,
    html: `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#eef2f2;color:#14201f;font-family:${MONO};font-size:24px;font-weight:700;letter-spacing:1px;text-align:center;user-select:all;-webkit-user-select:all">${escapeHtml(text)}</p>`,
  };
}

/** The one thing to press, and its address for whoever reads the letter where nothing can be pressed. */
export function button({ text: said, url }: { readonly text: string; readonly url: string }): Block {
  const text = plainLine(said);
  return {
    text: `${text}:\n${url}`,
    html: `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr><td class="button" bgcolor="#0b6a67" style="border-radius:8px;background:#0b6a67;mso-padding-alt:12px 24px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6a67;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></td></tr></table><p class="muted" style="margin:0 0 16px;color:#4b5a58;font-size:13px;overflow-wrap:anywhere">Кнопка не нажимается? Скопируйте адрес:<br>${escapeHtml(url)}</p>`,
  };
}
