import { compareMoney, fromWire, subtractMoney, sumMoney } from '@cabinet/kernel/core/money';
import type { StatementLine } from '../../api/bank-statements.ts';
import type { CompanyFacts } from '../../api/companies.ts';

/** A request that somebody chose for a line instead of the proposed one. */
export interface ChosenRequest {
  readonly id: string;
  readonly number: string;
  readonly payerName: string;
  readonly company: CompanyFacts | null;
  /** What the viewer's confirmation makes of it; unknown where the first of two may be there already. */
  readonly comesTo: 'paid' | 'first' | 'unknown';
  /** Whether somebody else has given the first of two, so that it counts for nobody alone. */
  readonly isSecond: boolean;
}

/** What a person has decided about the lines so far, by their number. */
export interface Choices {
  readonly chosen: ReadonlyMap<number, ChosenRequest>;
  /** Taken or left by hand; the rest is as proposed. */
  readonly marked: ReadonlyMap<number, boolean>;
}

/** A line that will be confirmed, and for what. */
export interface ReadyLine {
  readonly line: StatementLine;
  readonly request: ChosenRequest;
}

export const NO_CHOICES: Choices = { chosen: new Map(), marked: new Map() };

/** The request that a line would be confirmed for, if it can be. */
export function requestOf({ n, state, match }: StatementLine, { chosen }: Choices): ChosenRequest | null {
  if (state !== 'new') return null;
  const own = chosen.get(n);
  if (own !== undefined) return own;
  const { requestId, number, payerName, company, canConfirm, comesTo, isSecond } = match;
  return canConfirm && requestId !== null
    ? {
        id: requestId,
        number: number ?? '',
        payerName: payerName ?? '',
        company,
        comesTo: comesTo ?? 'unknown',
        isSecond,
      }
    : null;
}

/** Chosen by hand and exact ones are taken unless somebody leaves them; a likely one is looked at first. */
export function isTaken(line: StatementLine, choices: Choices): boolean {
  if (requestOf(line, choices) === null) return false;
  const isSure = choices.chosen.has(line.n) || line.match.confidence === 'exact';
  return choices.marked.get(line.n) ?? isSure;
}

/** What a press of the button confirms. */
export function readyLines(lines: readonly StatementLine[], choices: Choices): readonly ReadyLine[] {
  return lines.flatMap((line) => {
    const request = requestOf(line, choices);
    return request !== null && isTaken(line, choices) ? [{ line, request }] : [];
  });
}

/** So many lines go at once: their payers wait meanwhile, and the person sees how far it is. */
export const PART = 25;

/** The lines that go in one call each. */
export const partsOf = (ready: readonly ReadyLine[]): readonly (readonly ReadyLine[])[] =>
  Array.from({ length: Math.ceil(ready.length / PART) }, (_, at) => ready.slice(at * PART, (at + 1) * PART));

/**
 * What the lines of each call come to, together: from the allowance on one person alone pays none of them (product
 * §14.13).
 */
export function foreseen(ready: readonly ReadyLine[], allowance: string): readonly ReadyLine[] {
  let left = fromWire(allowance);
  return partsOf(ready).flatMap((part) => {
    const sum = sumMoney(
      part.filter(({ request }) => !request.isSecond).map(({ line }) => fromWire(line.amount)),
    );
    if (compareMoney(sum, left) >= 0)
      return part.map(({ line, request }) => ({
        line,
        request:
          request.comesTo === 'paid' && !request.isSecond
            ? { ...request, comesTo: 'first' as const }
            : request,
      }));
    left = subtractMoney(left, sum);
    return part;
  });
}

/** Requests that more than one line would pay: a request is paid once. */
export function requestsTwice(ready: readonly ReadyLine[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { request } of ready) (seen.has(request.id) ? twice : seen).add(request.id);
  return ready.filter(({ request }) => twice.has(request.id)).map(({ request }) => request.number);
}
