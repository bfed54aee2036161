import { isOpenStatus, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { type BankDocument, contradictionOf } from '#modules/payment/documents/bank-document.ts';
import { ENDED } from '#modules/payment/requests/two-people-reasons.ts';
import {
  type InvoiceFacts,
  isSameSum,
  type LineFacts,
  type Named,
  namedInvoices,
  otherInvoiceInn,
  reasonsForTwo,
  rubles,
} from './two-people.ts';

/** A line that nobody has decided about. */
export interface OpenLine extends LineFacts {
  readonly n: number;
  /** The document with which the payment would be confirmed, and what that is known by. */
  readonly document: BankDocument;
  readonly documentKey: string;
  /** The request that the first of two people has confirmed by this very line. */
  readonly boundTo: string | null;
}

/** An invoice that a line may pay. */
export interface Candidate extends InvoiceFacts {
  /** The document that somebody has named already, and what that is known by. */
  readonly document: BankDocument;
  readonly documentKey: string | null;
  readonly isOwn: boolean;
  /** Staff gave a transfer to its payer: it is paid by that line alone. */
  readonly withoutInvoice: boolean;
  /** Why the first confirmation takes a second one. */
  readonly confirmedWhy: readonly string[];
  /** Somebody has confirmed it before, and that has ended. */
  readonly wasConfirmed: boolean;
  /** The person who gave the first of two confirmations. */
  readonly confirmedBy: {
    readonly name: string;
    /** Why the viewer may not give the second one. */
    readonly refusal: string | null;
  } | null;
}

export type Confidence = 'exact' | 'likely' | 'none';

/** The request that a line probably pays, and the reasons. */
export interface Match {
  readonly candidate: Candidate | null;
  readonly confidence: Confidence;
  readonly why: readonly string[];
  /** Invoices that fit and are not proposed: several do, or their company is not verified. Somebody chooses by hand. */
  readonly others: readonly Candidate[];
  /** Whether this person may confirm the line as it is. */
  readonly canConfirm: boolean;
  /** What a confirmation would make of the request. */
  readonly comesTo: 'paid' | 'first' | null;
}

type Found = Pick<Match, 'candidate' | 'confidence' | 'why' | 'others'>;
type NamedCandidate = Named<Candidate>;

const REFUSED = { canConfirm: false, comesTo: null } as const;

/** Proposes a request for each line, and gives each request to one line at most: to the surest, then to the first. */
export function matchLines(lines: readonly OpenLine[], candidates: readonly Candidate[]): Map<number, Match> {
  const byNumber = new Map(candidates.map((candidate) => [candidate.number, candidate]));
  const find = finder(candidates);
  const found = lines.map((line) => {
    const named = namedInvoices(line, byNumber);
    return { line, named, match: find(line, named) };
  });
  const taken = new Map<string, number>();
  for (const wanted of ['exact', 'likely'] as const)
    for (const { line, match } of found)
      if (match.candidate !== null && match.confidence === wanted && !taken.has(match.candidate.id))
        taken.set(match.candidate.id, line.n);
  return new Map(
    found.map(({ line, named, match }) => {
      const owner = match.candidate === null ? undefined : taken.get(match.candidate.id);
      const isTaken = owner !== undefined && owner !== line.n;
      return [line.n, isTaken ? secondOf(match.candidate, owner) : judged(line, match, named)];
    }),
  );
}

function secondOf(candidate: Candidate | null, owner: number): Match {
  const text = `Заявка ${candidate?.shownNumber ?? ''} уже предложена строке ${owner}: возможно, её оплатили дважды`;
  return { ...none(text), ...REFUSED };
}

/** Says what stands in the way of a confirmation, and why it takes two people. */
function judged(line: OpenLine, found: Found, named: readonly NamedCandidate[]): Match {
  const { candidate } = found;
  if (candidate === null) return { ...found, ...REFUSED };
  const { confirmedBy } = candidate;
  const obstacles = obstaclesOf(line, candidate);
  const reasons = [...found.why, ...obstacles];
  if (obstacles.length > 0 || !isSameSum(line.amount, candidate.amount))
    return { ...found, why: reasons, ...REFUSED };
  if (confirmedBy !== null)
    return {
      ...found,
      why: [...reasons, `Первое подтверждение уже есть (${confirmedBy.name}): ваше будет вторым`],
      canConfirm: true,
      comesTo: 'paid',
    };
  const notes = notesOfTwo(line, candidate, named).filter((note) => !reasons.includes(note));
  return {
    ...found,
    why: [...reasons, ...notes],
    canConfirm: true,
    comesTo: notes.length > 0 ? 'first' : 'paid',
  };
}

function obstaclesOf(line: OpenLine, candidate: Candidate): string[] {
  const { confirmedBy, isOwn } = candidate;
  return [
    ...(isOwn ? ['Это ваша заявка: её подтверждает другой человек'] : []),
    ...(confirmedBy !== null && confirmedBy.refusal !== null ? [confirmedBy.refusal] : []),
    ...(confirmedBy === null ? [] : otherDocument(line, candidate)),
  ];
}

function otherDocument(line: OpenLine, { document, documentKey }: Candidate): string[] {
  const found = contradictionOf(document, line.document, documentKey === line.documentKey);
  return found === null ? [] : [`${found.message}: это другой документ`];
}

/** Why the viewer's confirmation would be the first of two; empty where it is enough. */
function notesOfTwo(line: OpenLine, candidate: Candidate, named: readonly NamedCandidate[]): string[] {
  if (candidate.needsTwoPeople) return ['Крупную сумму подтверждают двое: ваше подтверждение будет первым'];
  const ended = candidate.wasConfirmed ? [ENDED] : [];
  const reasons = [...ended, ...reasonsForTwo(line, candidate, named)];
  return reasons.length === 0 ? [] : [...reasons, 'Подтверждают двое: ваше подтверждение будет первым'];
}

function finder(
  candidates: readonly Candidate[],
): (line: OpenLine, named: readonly NamedCandidate[]) => Found {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const openByInn = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    if (candidate.inn !== null && isOpenStatus(candidate.status)) {
      const known = openByInn.get(candidate.inn);
      if (known === undefined) openByInn.set(candidate.inn, [candidate]);
      else known.push(candidate);
    }
  return (line, named) => {
    const bound = line.boundTo === null ? undefined : byId.get(line.boundTo);
    if (bound !== undefined)
      // What somebody has chosen without an invoice is looked at before it is marked.
      return proposed(bound, bound.withoutInvoice ? 'likely' : 'exact', [
        'Этой строкой дано первое подтверждение оплаты',
        ...bound.confirmedWhy,
      ]);
    return (
      byNumberAndSum(line, named) ??
      bySumAndInn(line, openByInn) ??
      byNumberAlone(line, named) ??
      nothing(line, named)
    );
  };
}

const proposed = (
  candidate: Candidate,
  confidence: Exclude<Confidence, 'none'>,
  why: readonly string[],
): Found => ({ candidate, confidence, why, others: [] });

const isOpen = ({ candidate }: NamedCandidate) => isOpenStatus(candidate.status);
const isUnverified = ({ company }: Candidate) => company !== null && !company.is_verified;

function byNumberAndSum(line: OpenLine, named: readonly NamedCandidate[]): Found | null {
  const fitting = named.filter((one) => isOpen(one) && isSameSum(one.candidate.amount, line.amount));
  const [first, second] = fitting;
  if (first === undefined) return null;
  if (second !== undefined) {
    const several = fitting.map(({ candidate }) => candidate);
    return chosenByHand(several, `В назначении несколько заявок с этой суммой: ${shownNumbers(several)}`);
  }
  const { candidate, isPlain } = first;
  const why = [`В назначении номер ${candidate.shownNumber}`, `Сумма совпадает: ${rubles(line.amount)}`];
  const { isSure, text } = judgedByInn(line, candidate, isPlain);
  return proposed(candidate, isSure ? 'exact' : 'likely', [...why, text]);
}

/** What the INN adds to a number and a sum. That of a company that is not verified may be anybody's. */
function judgedByInn(
  line: OpenLine,
  candidate: Candidate,
  isPlain: boolean,
): { readonly isSure: boolean; readonly text: string } {
  const { inn, payerName } = candidate;
  if (inn !== null && line.inn !== null && line.inn !== inn)
    return { isSure: false, text: `ИНН плательщика ${line.inn} — не ИНН компании «${payerName}» (${inn})` };
  if (inn !== null && line.inn === inn)
    return { isSure: !isPlain || !isUnverified(candidate), text: `ИНН ${inn} — ${payerName}` };
  if (isPlain)
    return {
      isSure: false,
      text: 'Номер назван без «З-», а ИНН сверить не с чем: это может быть номер плательщика',
    };
  return {
    isSure: true,
    text: inn === null ? 'У плательщика заявки нет ИНН' : 'ИНН плательщика в выписке не указан',
  };
}

/** Anybody may register a company with the INN of another one, so only a verified one is proposed, where it is alone. */
function bySumAndInn(line: OpenLine, openByInn: ReadonlyMap<string, readonly Candidate[]>): Found | null {
  if (line.inn === null) return null;
  const fitting = (openByInn.get(line.inn) ?? []).filter(({ amount }) => isSameSum(amount, line.amount));
  const [first, second] = fitting;
  if (first === undefined) return null;
  if (second !== undefined)
    return chosenByHand(
      fitting,
      `Подходит несколько заявок с этим ИНН: ${shownNumbers(fitting)}. Выберите сами`,
    );
  if (otherInvoiceInn(first).length > 0)
    return chosenByHand(
      fitting,
      `По ИНН и сумме подходит ${first.shownNumber}. ${otherInvoiceInn(first).join('')}`,
    );
  if (isUnverified(first))
    return chosenByHand(
      fitting,
      `По ИНН и сумме подходит ${first.shownNumber}, но компания не проверена. Если это она, выберите сами: подтверждают двое`,
    );
  return proposed(first, 'likely', [
    'Номера этой заявки в назначении нет',
    `ИНН ${line.inn} — ${first.payerName}`,
    `Сумма совпадает: ${rubles(line.amount)}, и такая заявка одна`,
  ]);
}

/** The proposal is shown so that somebody looks at it. The amounts differ, so nobody can confirm it. */
function byNumberAlone(line: OpenLine, named: readonly NamedCandidate[]): Found | null {
  const found = named.find((one) => isOpen(one) && !one.isPlain);
  if (found === undefined) return null;
  const { candidate } = found;
  return proposed(candidate, 'likely', [
    `В назначении номер ${candidate.shownNumber}`,
    `Сумма другая: в строке ${rubles(line.amount)}, в заявке ${rubles(candidate.amount)}`,
  ]);
}

function nothing({ numbers, inn }: OpenLine, named: readonly NamedCandidate[]): Found {
  const closed = named.find((one) => !isOpen(one) && !one.isPlain);
  if (closed !== undefined) {
    const { shownNumber, status } = closed.candidate;
    return none(`Заявка ${shownNumber} уже не ждёт оплаты: ${REQUEST_STATUS_LABEL[status].toLowerCase()}`);
  }
  const isNamed = numbers.some(({ isPlain }) => !isPlain);
  return none(
    isNamed ? 'Счёта с таким номером нет' : 'В назначении нет номера заявки',
    inn === null
      ? 'ИНН плательщика в выписке не указан'
      : 'По ИНН нет неоплаченного счёта на оплату на эту сумму',
  );
}

const none = (...why: string[]): Found => ({ candidate: null, confidence: 'none', why, others: [] });

const chosenByHand = (others: readonly Candidate[], why: string): Found => ({ ...none(why), others });

const shownNumbers = (candidates: readonly Candidate[]) =>
  candidates.map(({ shownNumber }) => shownNumber).join(', ');
