import { createHash } from 'node:crypto';
import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { Operation, OperationStatus } from './operations.ts';

export const EMULATOR_PATH = '/api/demo/payanyway';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8886; --accent: #1f6feb; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; background: color-mix(in srgb, Canvas 94%, CanvasText); }
main { background: Canvas; border: 1px solid var(--line); border-radius: 12px; box-sizing: border-box; margin: 24px 16px; max-width: 480px; padding: 24px; width: calc(100% - 32px); }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 8px; } p { margin: 0 0 12px; }
.note { border-left: 4px solid #b7791f; padding-left: 12px; }
li + li a { display: inline-block; } a { color: light-dark(#1a56c4, #8ab4ff); }
.button { color: CanvasText; margin-top: 16px; }
.sum { font-size: 32px; font-variant-numeric: tabular-nums; font-weight: 600; margin: 16px 0; }
dl { display: grid; gap: 4px 16px; grid-template-columns: max-content 1fr; margin: 0 0 16px; } dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 8px; } fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; padding: 8px 12px; }
label { display: flex; gap: 8px; min-height: 32px; align-items: center; }
button, .button { background: Canvas; border: 1px solid var(--line); border-radius: 8px; box-sizing: border-box; color: CanvasText; cursor: pointer; display: block; font: inherit; min-height: 44px; padding: 8px 16px; text-align: center; text-decoration: none; width: 100%; }
button.main { background: #1a56c4; border-color: #1a56c4; color: #fff; font-weight: 600; }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0; padding: 0; } li { border-top: 1px solid var(--line); padding: 12px 0; }
`;

/** The pages need no script and no file, so they allow neither. */
export const EMULATOR_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;

const STATUSES: Record<OperationStatus, string> = {
  created: 'ждёт оплаты',
  inprogress: 'в обработке',
  succeeded: 'оплачена',
  canceled: 'отклонена',
};

const NOTE = '<p class="note">Это эмулятор платёжного сервиса: деньги не списываются, карта не нужна.</p>';

/** The emulator lives on the cabinet's own origin. */
const CABINET_LINK = '<p><a class="button" href="/payment">Открыть кабинет</a></p>';

/** Where the person pays, declines, or leaves. */
export function paymentPage(operation: Operation): string {
  const { id, fields, status } = operation;
  const facts = `<dl><dt>Магазин</dt><dd>${escapeHtml(fields.MNT_ID ?? '')}</dd>
    <dt>Назначение</dt><dd>${escapeHtml(fields.MNT_DESCRIPTION ?? 'Оплата')}</dd>
    <dt>Операция</dt><dd>${id}</dd><dt>Состояние</dt><dd>${STATUSES[status]}</dd></dl>`;
  const isOpen = status === 'created' || status === 'inprogress';
  const actions = isOpen
    ? `<button class="main" name="action" value="pay">Оплатить</button>
      <button name="action" value="decline">Отклонить оплату</button>
      ${status === 'created' ? '<button name="action" value="process">Оставить в обработке</button>' : ''}
      <fieldset><legend>Уведомление магазина</legend>
        <label><input type="checkbox" name="late" value="1"> прислать через 10 секунд</label>
        <label><input type="checkbox" name="twice" value="1"> прислать дважды</label></fieldset>`
    : '';
  return page(
    'Оплата',
    `${NOTE}<p class="sum">${escapeHtml(sum(fields))}</p>${facts}
    <form method="post" action="${EMULATOR_PATH}/operations/${id}">${actions}
      <button name="action" value="close">Закрыть и вернуться в магазин</button></form>`,
  );
}

/** Every payment of the demonstration; those «в обработке» are finished from here. */
export function operationsPage(operations: readonly Operation[]): string {
  const items = operations.map(
    (operation) => `<li><a href="${EMULATOR_PATH}/operations/${operation.id}">Операция ${operation.id}</a>:
      ${escapeHtml(sum(operation.fields))}, ${STATUSES[operation.status]}${
        operation.notices_due > 0
          ? `. Уведомление не принято, попыток: ${operation.attempts}${operation.last_answer === null ? '' : `, ответ: ${escapeHtml(operation.last_answer)}`}`
          : ''
      }</li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Оплат пока не было.</p>';
  return page('Эмулятор платёжного сервиса', `${NOTE}${list}${CABINET_LINK}`);
}

export function messagePage(title: string, text: string, back?: string): string {
  const link =
    back === undefined
      ? CABINET_LINK
      : `<p><a class="button" href="${escapeHtml(back)}">Вернуться в магазин</a></p>`;
  return page(title, `<p>${escapeHtml(text)}</p>${link}`);
}

function sum(fields: Record<string, string>): string {
  const amount = fields.MNT_AMOUNT ?? '';
  return /^\d{1,12}\.\d{2}$/.test(amount) ? formatMoney(fromWire(amount)) : amount;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
