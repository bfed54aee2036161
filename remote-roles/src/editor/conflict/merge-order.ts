/** Whose version counts. */
export type Side = 'theirs' | 'mine';

/** An ordered list of keys, each of which stands in it once. */
export type Order = readonly string[];

/** What both began with, and what each has made of it. */
export interface Sides<Value> {
  readonly base: Value;
  readonly theirs: Value;
  readonly mine: Value;
}

type Orders = Sides<Order>;

/** Whose order of what both keep; `conflict` when both have moved it, each otherwise. */
export type OrderVerdict = 'same' | Side | 'conflict';

const only = (order: Order, kept: ReadonlySet<string>) => order.filter((key) => kept.has(key));
const isSame = (one: Order, other: Order) => one.every((key, index) => key === other[index]);

function sharedKeys({ theirs, mine }: Pick<Orders, 'theirs' | 'mine'>): ReadonlySet<string> {
  const other = new Set(theirs);
  return new Set(mine.filter((key) => other.has(key)));
}

/** Who has moved what both sides keep. */
export function judgeOrder({ base, theirs, mine }: Orders): OrderVerdict {
  const shared = sharedKeys({ theirs, mine });
  if (isSame(only(theirs, shared), only(mine, shared))) return 'same';
  const known = new Set(only(base, shared));
  const before = only(base, known);
  const theyMoved = !isSame(only(theirs, known), before);
  const iMoved = !isSame(only(mine, known), before);
  if (theyMoved !== iMoved) return theyMoved ? 'theirs' : 'mine';
  return 'conflict';
}

/** What stands in `order` after each shared key, up to the next one; before the first it is under `null`. */
function additionsAfter(order: Order, shared: ReadonlySet<string>): ReadonlyMap<string | null, string[]> {
  const after = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const key of order) {
    if (shared.has(key)) anchor = key;
    else after.set(anchor, [...(after.get(anchor) ?? []), key]);
  }
  return after;
}

/** Both lists in one: what they share in the order of `winner`, and after it, each at its place, what one of them has alone. */
export function joinOrders({ theirs, mine }: Pick<Orders, 'theirs' | 'mine'>, winner: Side): string[] {
  const shared = sharedKeys({ theirs, mine });
  const fromThem = additionsAfter(theirs, shared);
  const fromMe = additionsAfter(mine, shared);
  const anchors = [null, ...only(winner === 'mine' ? mine : theirs, shared)];
  return anchors.flatMap((anchor) => [
    ...(anchor === null ? [] : [anchor]),
    ...(fromThem.get(anchor) ?? []),
    ...(fromMe.get(anchor) ?? []),
  ]);
}
