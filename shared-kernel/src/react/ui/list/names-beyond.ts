/** What was measured of a line of chips, in px. */
export interface MeasuredLine {
  readonly room: number;
  readonly gap: number;
  /** The width of the button behind which the others are. */
  readonly more: number;
  /** The width of what stands behind the chips in any case; 0 where nothing does. */
  readonly rest: number;
  readonly chips: readonly { readonly name: string; readonly width: number; readonly isKept: boolean }[];
}

/** The room that a line with every chip would take, in px. */
export function wholeWidth({ gap, rest, chips }: Omit<MeasuredLine, 'room'>): number {
  const widths = [...chips.map(({ width }) => width), rest].filter((width) => width > 0);
  return widths.reduce((so, width) => so + width + gap, -gap);
}

/**
 * The chips for which there is no room, by name: the last ones first, and those that are kept, as set ones are, only when no other is left.
 * Nothing is beyond a line that is not laid out, as in tests.
 */
export function namesBeyond(line: MeasuredLine): readonly string[] {
  const { room, gap, more, chips } = line;
  if (room === 0 || wholeWidth(line) <= room) return [];
  const leaving = chips
    .filter(({ width }) => width > 0)
    .reverse()
    .sort((one, other) => Number(one.isKept) - Number(other.isKept));
  let shown = chips;
  for (const next of leaving) {
    if (wholeWidth({ ...line, chips: shown }) + gap + more <= room) break;
    shown = shown.filter((chip) => chip !== next);
  }
  return chips.filter((chip) => !shown.includes(chip)).map(({ name }) => name);
}
