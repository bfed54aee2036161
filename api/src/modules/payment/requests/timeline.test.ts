import { describe, expect, it } from '@jest/globals';
import type { NoticeDecision } from '../notices/judge-notice.ts';
import { timelineOf } from './timeline.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 5, 14, 20, second));

type History = Parameters<typeof timelineOf>[1][number];

const moved = (
  second: number,
  from: History['from_status'],
  to: History['to_status'],
  note: string | null,
) => ({
  at: at(second),
  from_status: from,
  to_status: to,
  note,
  actor_id: null,
  actor_name: null,
});

const said = (second: number, decision: NoticeDecision, reason: string) => ({
  id: String(second),
  command: 'query',
  operation_id: '7',
  received_at: at(second),
  decision,
  reason,
});

const lines = (...[history, notices]: [History[], Parameters<typeof timelineOf>[2]]) =>
  timelineOf({ method: 'card' }, history, notices, null).map(({ at: time, title, note }) => [
    new Date(time).getUTCSeconds(),
    title,
    note,
  ]);

describe('timelineOf', () => {
  it('tells the notice that brought the money with the credit, also in the same millisecond', () => {
    const history = [
      moved(0, null, 'pending', 'Оплата картой'),
      moved(5, 'processing', 'paid', 'Уведомление PayAnyWay'),
    ];
    const notices = [said(1, 'ready', 'Заявка ждёт оплаты'), said(5, 'credited', 'Сумма и подпись совпали')];
    expect(lines(history, notices)).toEqual([
      [0, 'Заявка создана', 'Оплата картой'],
      [1, 'Провайдер проверил заявку перед оплатой', 'Заявка ждёт оплаты'],
      [5, 'Деньги зачислены', 'Сумма и подпись совпали'],
    ]);
  });

  it('counts the same answer several times in a row as one event', () => {
    const unknown = 'Провайдер об оплате не знает';
    const notices = [
      said(1, 'not_paid', unknown),
      said(2, 'not_paid', unknown),
      said(4, 'not_paid', unknown),
    ];
    expect(lines([moved(0, null, 'pending', null), moved(3, 'pending', 'expired', null)], notices)).toEqual([
      [0, 'Заявка создана', null],
      [2, 'Провайдер ответил: оплаты нет', `${unknown} · 2 раза`],
      [3, 'Срок оплаты истёк', null],
      [4, 'Провайдер ответил: оплаты нет', unknown],
    ]);
  });

  it('keeps two operations apart, which are money twice and no answer told again', () => {
    const reason = 'Заявка уже оплачена другой операцией';
    const second = (at: number, operation: string) => ({
      ...said(at, 'second_operation', reason),
      operation_id: operation,
    });
    const notices = [second(1, '8'), second(2, '8'), second(3, '9')];
    expect(lines([], notices)).toEqual([
      [2, 'Вторая оплата этой же заявки', `${reason} · 2 раза`],
      [3, 'Вторая оплата этой же заявки', reason],
    ]);
  });

  it('keeps a notice that moved nothing beside what a person did', () => {
    const byHand = { ...moved(2, 'processing', 'paid', 'Перевод найден'), actor_id: 'a', actor_name: 'Анна' };
    expect(lines([byHand], [said(1, 'credited', 'Совпало')]).map(([, title]) => title)).toEqual([
      'Получено уведомление об оплате',
      'Деньги зачислены',
    ]);
  });
});
