import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { escapeHtml } from '#lib/escape-html.ts';
import { createDemoPages } from '../demo-page.ts';
import type { Operation, OperationStatus } from './repository.ts';

export const EMULATOR_PATH = '/api/demo/payanyway';

const STYLE = `
body > * { max-width: 480px; }
.note { background: light-dark(#fff6e6, #33250d); border-radius: 8px; color: light-dark(#7c4a00, #f2bd66); margin: 12px 0; padding: 8px 12px; }
.sum { font-size: 32px; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.25; margin: 16px 0; }
dl { display: grid; gap: 4px 16px; grid-template-columns: max-content 1fr; margin: 0 0 20px; } dt { color: var(--muted); } dd { margin: 0; }
form { display: grid; gap: 8px; } fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; padding: 4px 12px 8px; } legend { color: var(--muted); font-size: 14px; padding: 0 4px; }
label { align-items: center; display: flex; gap: 8px; min-height: 32px; } input { accent-color: var(--accent); height: 18px; margin: 0; width: 18px; }
button, .button { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; color: var(--fg); cursor: pointer; display: block; font: inherit; font-weight: 500; min-height: 44px; padding: 8px 16px; text-align: center; text-decoration: none; width: 100%; }
button:hover, .button:hover { background: var(--hover); } .button { margin-top: 16px; } li a { display: inline-block; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; } button.main:hover { background: color-mix(in srgb, var(--accent) 88%, var(--fg)); }
`;

const { csp, page } = createDemoPages({ style: STYLE, formAction: "'self'" });

export const EMULATOR_CSP = csp;

const STATUSES: Record<OperationStatus, string> = {
  created: 'ждёт оплаты',
  inprogress: 'в обработке',
  succeeded: 'оплачена',
  canceled: 'отклонена',
};

const NOTE = '<p class="note">Это эмулятор платёжного сервиса: деньги не списываются, карта не нужна.</p>';

/** The provider whose pages the emulator imitates. */
const PROVIDER = '<span class="meta">Платёжный сервис</span>';

/** The emulator stands on the cabinet's own origin. */
const CABINET_LINK = '<p><a class="button" href="/payment">Открыть кабинет</a></p>';

/** The page on which the person pays, declines or leaves. */
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
  return page({
    title: 'Оплата',
    aside: PROVIDER,
    content: `${NOTE}<p class="sum">${escapeHtml(sum(fields))}</p>${facts}
    <form method="post" action="${EMULATOR_PATH}/operations/${id}">${actions}
      <button name="action" value="close">Закрыть и вернуться в магазин</button></form>`,
  });
}

/** Every payment of the demonstration. Payments «в обработке» are finished from here. */
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
  return page({
    title: 'Эмулятор платёжного сервиса',
    aside: PROVIDER,
    content: `${NOTE}${list}${CABINET_LINK}`,
  });
}

export function messagePage(title: string, text: string, back?: string): string {
  const link =
    back === undefined
      ? CABINET_LINK
      : `<p><a class="button" href="${escapeHtml(back)}">Вернуться в магазин</a></p>`;
  return page({ title, aside: PROVIDER, content: `<p>${escapeHtml(text)}</p>${link}` });
}

function sum(fields: Record<string, string>): string {
  const amount = fields.MNT_AMOUNT ?? '';
  return /^\d{1,12}\.\d{2}$/.test(amount) ? formatMoney(fromWire(amount)) : amount;
}
