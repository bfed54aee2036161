import { useEffect, useId, useState } from 'react';

/**
 * The active option of a list box with a text field; the arrow keys move it and wrap around. It is known by its name, so
 * that options which come later, above it or below, take nothing from under the Enter key.
 */
export function useActiveOption(names: readonly string[]) {
  const [chosen, choose] = useState<string | null>(null);
  const listId = useId();
  const count = names.length;
  const first = names[0] ?? null;
  // The first that comes is kept like one that was pointed at.
  if (chosen === null && first !== null) choose(first);
  const active = count === 0 ? -1 : Math.max(0, names.indexOf(chosen ?? ''));
  const optionId = (name: string) => `${listId}-${names.indexOf(name)}`;
  const activeName = names[active];
  const activeId = activeName === undefined ? undefined : optionId(activeName);

  useEffect(
    function keepInView() {
      if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    },
    [activeId],
  );

  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => (active + 1) % count,
    ArrowUp: () => (active - 1 + count) % count,
    Home: () => 0,
    End: () => count - 1,
  };

  /** Whether the key was one that moves. */
  function moveBy(key: string): boolean {
    const step = steps[key];
    if (step === undefined || count === 0) return false;
    choose(names[step()] ?? null);
    return true;
  }

  return {
    listId,
    optionId,
    activeName,
    activeId,
    moveTo: choose,
    /** Begins at the first again. */
    reset: () => choose(null),
    moveBy,
  };
}
