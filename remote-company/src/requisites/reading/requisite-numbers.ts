/** A number that stands at the beginning of a text, and what follows it. */
export interface LeadingNumber {
  readonly digits: string;
  readonly source: string;
  readonly rest: string;
}

/** A number may be written in groups (4070 2810 …), of which it has no more than this. */
const GROUPS_MAX = 20;

/** Groups of digits from a place on: where each group ends, and all digits up to there. */
export function groupsAt(text: string, start: number): { readonly end: number; readonly digits: string }[] {
  const groups: { end: number; digits: string }[] = [];
  const group = /[ .-]?(\d+)/y;
  group.lastIndex = start;
  let digits = '';
  for (let match = group.exec(text); match !== null; match = group.exec(text)) {
    digits += match[1] ?? '';
    groups.push({ end: group.lastIndex, digits });
    if (groups.length === GROUPS_MAX || digits.length > 20) break;
  }
  return groups;
}

/**
 * The number after a label. Groups are put together until they have one of the lengths, and of several such numbers the
 * first that passes counts. A number of another length is taken too, and its check says that it is wrong.
 */
export function leadingNumber(
  text: string,
  lengths: readonly number[],
  passes: (digits: string) => boolean,
): LeadingNumber | null {
  const start = text.search(/[\p{L}\d]/u);
  if (start < 0 || !/\d/.test(text.charAt(start))) return null;
  const groups = groupsAt(text, start);
  const fitting = groups.filter(({ digits }) => lengths.includes(digits.length));
  const first = groups[0];
  const whole = first !== undefined && first.digits.length >= 5 ? first : groups.at(-1);
  const chosen = fitting.find(({ digits }) => passes(digits)) ?? fitting.at(-1) ?? whole;
  if (chosen === undefined) return null;
  return {
    digits: chosen.digits,
    source: text.slice(start, chosen.end),
    rest: text.slice(chosen.end),
  };
}
