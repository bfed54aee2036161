const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The next round number at or above a value: where the axis of a chart ends. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((candidate) => candidate * power >= value) ?? 10;
  return step * power;
}
