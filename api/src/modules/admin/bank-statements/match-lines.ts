import { compareMoney, formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOpenStatus, type PaymentRequestStatus, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import type { NamedNumber } from './purpose-numbers.ts';

/** A line that nobody has decided about. */
export interface OpenLine {
  readonly n: number;
  readonly amount: string;
  readonly inn: string | null;
  readonly numbers: readonly NamedNumber[];
  /** The reference with which the payment would be confirmed. */
  readonly reference: string;
  /** The request that the first of two people has confirmed by this very line. */
  readonly boundTo: string | null;
}

/** An invoice that a line may pay. */
export interface Candidate {
  readonly id: string;
  readonly number: number;
  readonly shownNumber: string;
  readonly amount: string;
  readonly status: PaymentRequestStatus;
  readonly payerName: string;
  readonly inn: string | null;
  readonly bankReference: string | null;
  readonly isOwn: boolean;
  /** The person who gave the first of two confirmations. */
  readonly confirmedBy: { readonly name: string; readonly isViewer: boolean } | null;
  /** Whether the sum is so large that two people must confirm it. */
  readonly needsTwoPeople: boolean;
}

export type Confidence = 'exact' | 'likely' | 'none';

/** The request that a line probably pays, and the reasons. */
export interface Match {
  readonly candidate: Candidate | null;
  readonly confidence: Confidence;
  readonly why: readonly string[];
  /** Whether this person may confirm the line as it is. */
  readonly canConfirm: boolean;
  /** What a confirmation would make of the request. */
  readonly comesTo: 'paid' | 'first' | null;
}

type Found = Pick<Match, 'candidate' | 'confidence' | 'why'>;

const REFUSED = { canConfirm: false, comesTo: null } as const;

const rubles = (amount: string) => formatMoney(fromWire(amount));
const isSameSum = (one: string, other: string) => compareMoney(fromWire(one), fromWire(other)) === 0;

/** Proposes a request for each line, and gives each request to one line at most: to the surest, then to the first. */
export function matchLines(lines: readonly OpenLine[], candidates: readonly Candidate[]): Map<number, Match> {
  const find = finder(candidates);
  const found = lines.map((line) => ({ line, match: find(line) }));
  const taken = new Map<string, number>();
  for (const wanted of ['exact', 'likely'] as const)
    for (const { line, match } of found)
      if (match.candidate !== null && match.confidence === wanted && !taken.has(match.candidate.id))
        taken.set(match.candidate.id, line.n);
  return new Map(
    found.map(({ line, match }) => {
      const owner = match.candidate === null ? undefined : taken.get(match.candidate.id);
      const isTaken = owner !== undefined && owner !== line.n;
      return [line.n, isTaken ? secondOf(match.candidate, owner) : judged(line, match)];
    }),
  );
}

function secondOf(candidate: Candidate | null, owner: number): Match {
  const text = `Заявка ${candidate?.shownNumber ?? ''} уже предложена строке ${owner}: возможно, её оплатили дважды`;
  return { candidate: null, confidence: 'none', why: [text], ...REFUSED };
}

/** Says what stands in the way of a confirmation. */
function judged(line: OpenLine, { candidate, confidence, why }: Found): Match {
  if (candidate === null) return { candidate, confidence, why, ...REFUSED };
  const { confirmedBy, isOwn, bankReference } = candidate;
  const obstacles = [
    ...(isOwn ? ['Это ваша заявка: её подтверждает другой человек'] : []),
    ...(confirmedBy?.isViewer ? ['Вы уже подтвердили оплату: второй раз подтверждает другой человек'] : []),
    ...(confirmedBy !== null && bankReference !== line.reference
      ? [`Первым подтверждением указан другой документ: «${bankReference ?? '—'}»`]
      : []),
  ];
  const notes =
    confirmedBy !== null && !confirmedBy.isViewer && obstacles.length === 0
      ? [`Первое подтверждение уже есть (${confirmedBy.name}): ваше будет вторым`]
      : [];
  const reasons = [...why, ...obstacles, ...notes];
  if (obstacles.length > 0 || !isSameSum(line.amount, candidate.amount))
    return { candidate, confidence, why: reasons, ...REFUSED };
  const isFirst = candidate.needsTwoPeople && confirmedBy === null;
  return {
    candidate,
    confidence,
    why: isFirst ? [...reasons, 'Крупную сумму подтверждают двое: ваше подтверждение будет первым'] : reasons,
    canConfirm: true,
    comesTo: isFirst ? 'first' : 'paid',
  };
}

function finder(candidates: readonly Candidate[]): (line: OpenLine) => Found {
  const byNumber = new Map(candidates.map((candidate) => [candidate.number, candidate]));
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const openByInn = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    if (candidate.inn !== null && isOpenStatus(candidate.status)) {
      const known = openByInn.get(candidate.inn);
      if (known === undefined) openByInn.set(candidate.inn, [candidate]);
      else known.push(candidate);
    }
  return (line) => {
    const bound = line.boundTo === null ? undefined : byId.get(line.boundTo);
    if (bound !== undefined)
      return {
        candidate: bound,
        confidence: 'exact',
        why: ['Этой строкой дано первое подтверждение оплаты'],
      };
    const named = line.numbers.flatMap(({ number, isPlain }) => {
      const candidate = byNumber.get(number);
      return candidate === undefined ? [] : [{ candidate, isPlain }];
    });
    return (
      byNumberAndSum(line, named) ??
      bySumAndInn(line, openByInn) ??
      byNumberAlone(line, named) ??
      nothing(line, named)
    );
  };
}

interface Named {
  readonly candidate: Candidate;
  readonly isPlain: boolean;
}

const isOpen = ({ candidate }: Named) => isOpenStatus(candidate.status);

function byNumberAndSum(line: OpenLine, named: readonly Named[]): Found | null {
  const fitting = named.filter((one) => isOpen(one) && isSameSum(one.candidate.amount, line.amount));
  const [first, second] = fitting;
  if (first === undefined) return null;
  if (second !== undefined)
    return none(
      `В назначении несколько заявок с этой суммой: ${shownNumbers(fitting.map(({ candidate }) => candidate))}`,
    );
  const { candidate, isPlain } = first;
  const { inn } = candidate;
  const why = [`В назначении номер ${candidate.shownNumber}`, `Сумма совпадает: ${rubles(line.amount)}`];
  if (inn !== null && line.inn === inn)
    return { candidate, confidence: 'exact', why: [...why, `ИНН ${inn} — ${candidate.payerName}`] };
  if (inn !== null && line.inn !== null)
    return {
      candidate,
      confidence: 'likely',
      why: [...why, `ИНН плательщика ${line.inn} — не ИНН компании «${candidate.payerName}» (${inn})`],
    };
  if (isPlain)
    return {
      candidate,
      confidence: 'likely',
      why: [...why, 'Номер назван без «З-», а ИНН сверить не с чем: это может быть номер договора'],
    };
  return {
    candidate,
    confidence: 'exact',
    why: [...why, inn === null ? 'У плательщика заявки нет ИНН' : 'ИНН плательщика в выписке не указан'],
  };
}

function bySumAndInn(line: OpenLine, openByInn: ReadonlyMap<string, readonly Candidate[]>): Found | null {
  if (line.inn === null) return null;
  const fitting = (openByInn.get(line.inn) ?? []).filter(({ amount }) => isSameSum(amount, line.amount));
  const [first, second] = fitting;
  if (first === undefined) return null;
  if (second !== undefined)
    return none(`Подходит несколько заявок этой компании: ${shownNumbers(fitting)}. Выберите сами`);
  return {
    candidate: first,
    confidence: 'likely',
    why: [
      'Номера этой заявки в назначении нет',
      `ИНН ${line.inn} — ${first.payerName}`,
      `Сумма совпадает: ${rubles(line.amount)}, и такая заявка одна`,
    ],
  };
}

/** The proposal is shown so that somebody looks at it. The amounts differ, so nobody can confirm it. */
function byNumberAlone(line: OpenLine, named: readonly Named[]): Found | null {
  const found = named.find((one) => isOpen(one) && !one.isPlain);
  if (found === undefined) return null;
  const { candidate } = found;
  return {
    candidate,
    confidence: 'likely',
    why: [
      `В назначении номер ${candidate.shownNumber}`,
      `Сумма другая: в строке ${rubles(line.amount)}, в заявке ${rubles(candidate.amount)}`,
    ],
  };
}

function nothing({ numbers, inn }: OpenLine, named: readonly Named[]): Found {
  const closed = named.find((one) => !isOpen(one) && !one.isPlain);
  if (closed !== undefined) {
    const { shownNumber, status } = closed.candidate;
    return none(`Заявка ${shownNumber} уже не ждёт оплаты: ${REQUEST_STATUS_LABEL[status].toLowerCase()}`);
  }
  const isNamed = numbers.some(({ isPlain }) => !isPlain);
  return none(
    isNamed ? 'Счёта с таким номером нет' : 'В назначении нет номера заявки',
    inn === null ? 'ИНН плательщика в выписке не указан' : 'По ИНН нет открытого счёта на эту сумму',
  );
}

const none = (...why: string[]): Found => ({ candidate: null, confidence: 'none', why });

const shownNumbers = (candidates: readonly Candidate[]) =>
  candidates.map(({ shownNumber }) => shownNumber).join(', ');
