const DAY_MS = 24 * 60 * 60_000;

/** A letter of an invitation to one address, that has left or waits. */
export interface Departure {
  readonly sentBy: string;
  readonly leavesAt: Date;
}

/** How many letters of invitations go to one address in any 24 hours. */
export interface LetterLimits {
  readonly ofAll: number;
  /** Fewer, so that one inviter never uses up another's. */
  readonly ofOne: number;
}

/**
 * When one more letter to the address may leave: now, or as soon as the letters before it leave room. Those that wait
 * already keep their times.
 */
export function departureOf(
  letters: readonly Departure[],
  { sentBy, now, limits }: { readonly sentBy: string; readonly now: Date; readonly limits: LetterLimits },
): Date {
  const all = letters.map(({ leavesAt }) => leavesAt.getTime());
  const own = letters.filter((letter) => letter.sentBy === sentBy).map(({ leavesAt }) => leavesAt.getTime());
  const moments = [now.getTime(), ...all.map((at) => at + DAY_MS).filter((at) => at > now.getTime())];
  const fitting = moments
    .sort((a, b) => a - b)
    .find((at) => hasRoom(all, at, limits.ofAll) && hasRoom(own, at, limits.ofOne));
  return new Date(fitting ?? now);
}

/** Whether each 24 hours that hold the moment have fewer letters than allowed. */
function hasRoom(letters: readonly number[], at: number, allowed: number): boolean {
  const ends = [at, ...letters.filter((other) => other > at && other < at + DAY_MS)];
  return ends.every(
    (end) => letters.filter((other) => other > end - DAY_MS && other <= end).length < allowed,
  );
}
