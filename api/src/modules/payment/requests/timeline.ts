import { isPaidOnline } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { PaymentRequestStatus } from '#db/schema.ts';
import { timesOf } from '#lib/times.ts';
import { shortDay } from '../invoice/compose-document.ts';
import type { IssuedInvoice } from '../invoice/service.ts';
import { GOOD_DECISIONS, type NoticeDecision, readDecision } from '../notices/judge-notice.ts';
import type { NoticeRow } from '../notices/repository.ts';
import type { HistoryRow, RequestRow } from '../repository.ts';
import type { TimelineSchema } from './schemas.ts';

type Line = Static<typeof TimelineSchema>;

const STATUS_TITLES: Record<PaymentRequestStatus, string> = {
  pending: 'Заявка создана',
  processing: 'Оплата в обработке',
  paid: 'Деньги зачислены',
  rejected: 'Заявка отклонена',
  cancelled: 'Заявка отменена',
  expired: 'Срок оплаты истёк',
  failed: 'Оплата не прошла',
  refunded: 'Деньги возвращены',
};

const FAILURES: readonly PaymentRequestStatus[] = ['rejected', 'expired', 'failed'];

const DECISION_TITLES: Record<NoticeDecision, string> = {
  credited: 'Получено уведомление об оплате',
  duplicate: 'Повторное уведомление: уже зачислено',
  ready: 'Провайдер проверил заявку перед оплатой',
  already_paid: 'Провайдер проверил заявку: уже оплачена',
  in_progress: 'Провайдер ответил: оплата в обработке',
  not_paid: 'Провайдер ответил: оплаты нет',
  malformed: 'Уведомление составлено неверно',
  unsupported_command: 'Уведомление о другом действии',
  bad_signature: 'Уведомление с неверной подписью',
  wrong_account: 'Уведомление о чужом счёте',
  unknown_request: 'Уведомление о неизвестной заявке',
  wrong_method: 'Уведомление не того способа оплаты',
  wrong_currency: 'В уведомлении другая валюта',
  wrong_amount: 'В уведомлении другая сумма',
  wrong_test_mode: 'В уведомлении другой режим оплаты',
  test_in_production: 'Уведомление о тестовой оплате',
  operation_reused: 'Операция уже оплатила другую заявку',
  second_operation: 'Вторая оплата этой же заявки',
  late: 'Оплата пришла после срока',
  closed: 'Оплата пришла в закрытую заявку',
  fault: 'Уведомление не удалось обработать',
};

const GOOD: readonly NoticeDecision[] = GOOD_DECISIONS;

/** Notices by which the provider moves a request: the change and its cause are one event of the history. */
const LEADS_TO: ReadonlyMap<Line['code'], PaymentRequestStatus> = new Map<
  NoticeDecision,
  PaymentRequestStatus
>([
  ['in_progress', 'processing'],
  ['credited', 'paid'],
  ['not_paid', 'failed'],
]);

/** A line of the history; what a notice says is of one operation, so that two payments never look like one told twice. */
interface Event {
  readonly line: Line;
  readonly operation: string | null;
}

const eventOf = (line: Line, operation: string | null = null): Event => ({ line, operation });

/**
 * The statuses of a request and the provider's notices, in the order of time. An event stands once: a notice that moved
 * the request is told by the status, and the same answer about one operation several times in a row is one line that
 * counts.
 */
export function timelineOf(
  request: Pick<RequestRow, 'method'>,
  history: readonly HistoryRow[],
  notices: readonly NoticeRow[],
  invoice: Pick<IssuedInvoice, 'fixedAt' | 'isLate'> | null,
): Line[] {
  // Of two events at one moment the notice comes first, because it is the cause.
  const events = [
    ...(invoice?.isLate ? [eventOf(fixedLine(invoice))] : []),
    ...notices.map((notice) => eventOf(noticeLine(notice), notice.operation_id)),
    ...history.map((row, at) => eventOf(statusLine(request, row, endsConfirmation(history, at)))),
  ].sort((one, other) => Number(new Date(one.line.at)) - Number(new Date(other.line.at)));
  return counted(
    events.flatMap((event, at) => withItsCause(event, events[at - 1]?.line, events[at + 1]?.line)),
  );
}

const isCause = (line: Line | undefined, status: Line | undefined) =>
  line?.kind === 'notice' && status?.actor === null && LEADS_TO.get(line.code) === status.code;

/** The line of a status says why the provider moved the request, and the notice has none of its own. */
function withItsCause(event: Event, before: Line | undefined, after: Line | undefined): Event[] {
  const { line } = event;
  if (isCause(line, after)) return [];
  return isCause(before, line) ? [eventOf({ ...line, note: before?.note ?? line.note })] : [event];
}

const isSameNotice = (one: Event, other: Event) =>
  one.line.kind === 'notice' &&
  other.line.kind === 'notice' &&
  one.line.code === other.line.code &&
  one.line.note === other.line.note &&
  one.operation === other.operation;

/** The same notice several times in a row is one line, of the last time, that says how many there were. */
function counted(events: readonly Event[]): Line[] {
  const runs: Event[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0] && isSameNotice(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => {
    const last = run.at(-1)?.line;
    if (last === undefined) return [];
    const times = timesOf(run.length);
    return [
      run.length === 1 ? last : { ...last, note: last.note === null ? times : `${last.note} · ${times}` },
    ];
  });
}

/** An invoice of before invoices were kept, which is what it says from that day on. */
const fixedLine = ({ fixedAt }: Pick<IssuedInvoice, 'fixedAt'>): Line => ({
  at: fixedAt.toISOString(),
  kind: 'document',
  code: 'fixed',
  title: 'Тексты счёта зафиксированы',
  note: `Счёт выставлен раньше, чем кабинет стал хранить его тексты. Названия, реквизиты и НДС в нём — те, что были ${shortDay(fixedAt)}, и больше не изменятся`,
  actor: null,
  is_failure: false,
});

const keepsStatus = ({ from_status: from, to_status: to }: HistoryRow) => from === to;

/** A first confirmation and its end follow each other, because nobody takes one over. */
const endsConfirmation = (history: readonly HistoryRow[], at: number) =>
  history.slice(0, at).filter(keepsStatus).length % 2 === 1;

function statusLine({ method }: Pick<RequestRow, 'method'>, row: HistoryRow, isEnd: boolean): Line {
  const isConfirmation = keepsStatus(row);
  const confirmation = isEnd ? 'Первое подтверждение больше не действует' : 'Первое подтверждение оплаты';
  const isSent = row.to_status === 'processing' && row.from_status === 'pending' && isPaidOnline(method);
  return {
    at: row.at.toISOString(),
    kind: 'status',
    code: row.to_status,
    title: isConfirmation ? confirmation : isSent ? 'Переход к оплате' : STATUS_TITLES[row.to_status],
    note: row.note,
    actor: row.actor_id === null ? null : { id: row.actor_id, display_name: row.actor_name ?? '' },
    is_failure: FAILURES.includes(row.to_status),
  };
}

function noticeLine({ received_at, decision, reason }: NoticeRow): Line {
  const code = readDecision(decision);
  return {
    at: received_at.toISOString(),
    kind: 'notice',
    code: code ?? 'received',
    title: code === null ? 'Получено уведомление' : DECISION_TITLES[code],
    note: reason,
    actor: null,
    is_failure: code !== null && !GOOD.includes(code),
  };
}
