import { useState } from 'react';

/** Two ends to filter by, as the address writes them. An open end is `null`. */
export interface Range {
  readonly from: string | null;
  readonly to: string | null;
}

/** What {@link useRange} takes. */
export interface RangeOptions {
  readonly value: Range;
  readonly onChange: (range: Range) => void;
  /** Whether the ends are the wrong way round. It is asked only when there are two. */
  readonly isReversed: (from: string, to: string) => boolean;
}

/** A range while it is edited. */
export interface EditedRange extends Range {
  readonly isReversed: boolean;
  change(part: Partial<Range>): void;
}

const isSame = (one: Range, other: Range) => one.from === other.from && one.to === other.to;

/**
 * Keeps both ends as they were typed while they are the wrong way round, and until the address has followed. It reports
 * them once they are the right way round.
 */
export function useRange({ value, onChange, isReversed }: RangeOptions): EditedRange {
  const [draft, setDraft] = useState<Range | null>(null);
  const [reported, setReported] = useState<Range | null>(null);
  const [known, setKnown] = useState(value);
  if (!isSame(known, value)) {
    setKnown(value);
    // The address was changed by something else: a preset, the way back, or «Сбросить фильтры».
    if (reported === null || !isSame(reported, value)) setDraft(null);
  }
  const shown = draft ?? value;
  const isWrong = ({ from, to }: Range) => from !== null && to !== null && isReversed(from, to);

  function change(part: Partial<Range>) {
    const next = { ...shown, ...part };
    setDraft(next);
    if (isWrong(next) || isSame(next, value)) return;
    setReported(next);
    onChange(next);
  }

  return { ...shown, isReversed: isWrong(shown), change };
}
