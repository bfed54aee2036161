import { type KeyboardEvent, useState } from 'react';

/** Which bar of a chart is read, by its place; the arrow keys walk from bar to bar, and begin at the last one. */
export function useChosenBar(count: number) {
  const [chosen, choose] = useState<number | null>(null);
  const last = count - 1;
  function walk(event: KeyboardEvent) {
    const from = chosen ?? last;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: from - (chosen === null ? 0 : 1),
      ArrowRight: from + 1,
      Home: 0,
      End: last,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(Math.min(last, Math.max(0, target)));
  }
  return { chosen, choose, walk };
}
