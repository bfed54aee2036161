import type { LedgerStatus } from '../outcome.ts';

type Kind = 'topup' | 'bonus' | 'adjustment' | 'charge' | 'refund' | 'reversal';
interface Entry {
  readonly kind: Kind;
  readonly root: Kind;
  readonly amount: bigint;
  readonly original: number | null;
  isReversed: boolean;
}
interface Hold {
  readonly amount: bigint;
  status: 'active' | 'captured' | 'released';
  captured: bigint | null;
}
interface Answer {
  readonly status: LedgerStatus;
  readonly entry?: number | undefined;
  readonly hold?: number;
}

/** The ledger in forty lines, for one payer without credit. Property tests compare the real one with it. */
export class LedgerModel {
  balance = 0n;
  held = 0n;
  toppedUp = 0n;
  spent = 0n;
  readonly entries: Entry[] = [];
  readonly holds: Hold[] = [];
  readonly #keys = new Map<string, { kind: Kind | 'hold'; amount: bigint; index: number }>();

  move(kind: 'topup' | 'bonus' | 'adjustment' | 'charge', amount: bigint, key?: string): Answer {
    return this.#replay(kind, amount, key) ?? this.#post({ kind, root: kind, amount, original: null }, key);
  }

  hold(amount: bigint, key?: string): Answer {
    const known = key === undefined ? undefined : this.#keys.get(`hold ${key}`);
    if (known) return { status: known.amount === amount ? 'replayed' : 'conflict', hold: known.index };
    if (this.balance - this.held < amount) return { status: 'insufficient' };
    this.held += amount;
    const index = this.holds.push({ amount, status: 'active', captured: null }) - 1;
    if (key !== undefined) this.#keys.set(`hold ${key}`, { kind: 'hold', amount, index });
    return { status: 'posted', hold: index };
  }

  capture(index: number, amount: bigint): Answer {
    const hold = this.holds[index];
    if (!hold) return { status: 'not_found' };
    if (hold.status === 'captured') return { status: hold.captured === amount ? 'replayed' : 'conflict' };
    if (hold.status !== 'active') return { status: 'state' };
    if (this.balance - (this.held - hold.amount) < amount) return { status: 'insufficient' };
    this.held -= hold.amount;
    hold.status = 'captured';
    hold.captured = amount;
    return this.#post({ kind: 'charge', root: 'charge', amount: -amount, original: null });
  }

  release(index: number): Answer {
    const hold = this.holds[index];
    if (!hold) return { status: 'not_found' };
    if (hold.status === 'released') return { status: 'replayed' };
    if (hold.status !== 'active') return { status: 'state' };
    this.held -= hold.amount;
    hold.status = 'released';
    return { status: 'posted' };
  }

  refund(index: number, amount: bigint, key?: string): Answer {
    const entry = this.entries[index];
    if (!entry) return { status: 'not_found' };
    const signed = entry.amount < 0n ? amount : -amount;
    const replay = this.#replay('refund', signed, key);
    if (replay) return replay;
    if ((entry.kind !== 'charge' && entry.kind !== 'topup') || entry.isReversed) return { status: 'state' };
    const refunded = this.#livingRefunds(index).reduce((sum, refund) => sum + abs(refund.amount), 0n);
    if (refunded + amount > abs(entry.amount)) return { status: 'state' };
    return this.#post({ kind: 'refund', root: entry.root, amount: signed, original: index }, key);
  }

  reverse(index: number): Answer {
    const entry = this.entries[index];
    if (!entry) return { status: 'not_found' };
    if (entry.isReversed) return { status: 'replayed' };
    if (entry.kind === 'reversal' || this.#livingRefunds(index).length > 0) return { status: 'state' };
    const answer = this.#post({ kind: 'reversal', root: entry.root, amount: -entry.amount, original: index });
    if (answer.status === 'posted') entry.isReversed = true;
    return answer;
  }

  #post(entry: Omit<Entry, 'isReversed'>, key?: string): Answer {
    if (entry.amount < 0n && this.balance - this.held + entry.amount < 0n) return { status: 'insufficient' };
    this.balance += entry.amount;
    if (entry.root === 'topup') this.toppedUp += entry.amount;
    if (entry.root === 'charge') this.spent -= entry.amount;
    const index = this.entries.push({ ...entry, isReversed: false }) - 1;
    if (key !== undefined) this.#keys.set(key, { kind: entry.kind, amount: entry.amount, index });
    return { status: 'posted', entry: index };
  }

  #replay(kind: Kind, amount: bigint, key: string | undefined): Answer | undefined {
    const known = key === undefined ? undefined : this.#keys.get(key);
    if (!known) return undefined;
    const isSame = known.kind === kind && known.amount === amount;
    return { status: isSame ? 'replayed' : 'conflict', entry: known.index };
  }

  #livingRefunds(index: number): Entry[] {
    return this.entries.filter(
      ({ kind, original, isReversed }) => kind === 'refund' && original === index && !isReversed,
    );
  }
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
