import type { WireData } from '@cabinet/kernel/http';

type WireStatement = WireData<'GET admin/bank-statements/{id}'>;
type WireLine = WireStatement['lines'][number];
type WireUnread = NonNullable<WireStatement['unread']>[number];

export const STATEMENT_ID = '01900000-0000-7000-8000-0000000000d1';

export const NO_MATCH: WireLine['match'] = {
  request_id: null,
  number: null,
  amount: null,
  payer_name: null,
  company: null,
  without_invoice: false,
  others: [],
  confidence: 'none',
  why: ['В назначении нет номера заявки'],
  can_confirm: false,
  comes_to: null,
  is_second: false,
};

/** A line of 100 ₽ that pays exactly one request, named by its number. */
export function buildLine(n: number, draft: Partial<WireLine> = {}): WireLine {
  return {
    n,
    state: 'new',
    is_incoming: true,
    kind: 'Платежное поручение',
    number: String(40 + n),
    date: '2026-11-24',
    received_on: '2026-11-24',
    amount: '100.00',
    needs_two_people: false,
    why_two_people: [],
    same_as: [],
    payer_name: `ООО «Ромашка ${n}»`,
    payer_inn: '7736050003',
    payer_account: '40702810400000012345',
    recipient_name: 'ООО «Пример»',
    purpose: `Оплата по счёту З-00000${n}`,
    match: {
      request_id: `01900000-0000-7000-8000-00000000000${n}`,
      number: `З-00000${n}`,
      amount: '100.00',
      payer_name: `Ромашка ${n}`,
      company: null,
      without_invoice: false,
      others: [],
      confidence: 'exact',
      why: [`В назначении номер З-00000${n}`, 'Сумма совпадает: 100,00 ₽'],
      can_confirm: true,
      comes_to: 'paid',
      is_second: false,
    },
    request: null,
    confirmed: null,
    ignored: null,
    duplicate_of: null,
    ...draft,
  };
}

export function buildUnread(n: number, draft: Partial<WireUnread> = {}): WireUnread {
  return {
    n,
    line: 20,
    reason: 'Строка 23: Сумма: «0.00» — денег в документе нет',
    text: 'СекцияДокумент=Банковский ордер\nНомер=7\nСумма=0.00\nКонецДокумента',
    duplicate_of: null,
    ...draft,
  };
}

export function buildStatement(
  lines: readonly WireLine[],
  unread: readonly WireUnread[] = [],
): WireStatement {
  const of = (state: WireLine['state']) => lines.filter((line) => line.state === state).length;
  return {
    id: STATEMENT_ID,
    file_name: 'kl_to_1c.txt',
    account: '40702810938000000001',
    period_from: '2026-11-24',
    period_to: '2026-11-24',
    created_at: '2026-11-25T06:00:00.000Z',
    uploaded_by: { id: 'finance', display_name: 'Мария Финансова' },
    encoding: 'windows-1251',
    sender: 'Т-Бизнес',
    allowance: '100000.00',
    summary: {
      lines: lines.length + unread.length,
      unread: unread.length,
      new: of('new'),
      confirmed: of('confirmed'),
      duplicate: of('duplicate'),
      ignored: of('ignored'),
      proposed: lines.filter(({ match }) => match.can_confirm).length,
      proposed_amount: '200.00',
      new_amount: '400.00',
      confirmed_amount: '0.00',
    },
    lines: [...lines],
    unread: [...unread],
  };
}
