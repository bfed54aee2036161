/** A place in two lists side by side: what stands there in each, `null` where one has nothing. */
interface Pair {
  readonly one: string | null;
  readonly other: string | null;
}

/** How long the longest common subsequence of the tails is, for each pair of places. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line === undefined) continue;
      line[column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  return lengths;
}

/** Two lists of rules side by side in their order: rules that both have stand beside each other, as many as can. */
export function alignRules(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const lengths = commonLengths(one, other);
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [left = null, right = null] = [one[row], other[column]];
    const isSame = left !== null && left === right;
    const skipsLeft = (lengths[row + 1]?.[column] ?? -1) >= (lengths[row]?.[column + 1] ?? -1);
    if (isSame) pairs.push({ one: left, other: right });
    else if (right === null || (left !== null && skipsLeft)) pairs.push({ one: left, other: null });
    else pairs.push({ one: null, other: right });
    const last = pairs.at(-1);
    if (last?.one != null) row += 1;
    if (last?.other != null) column += 1;
  }
  return pairs;
}
