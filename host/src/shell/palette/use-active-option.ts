import { useEffect, useId, useState } from 'react';

/** The active option of a list box with a text field; the arrow keys move it and wrap around. */
export function useActiveOption(count: number) {
  const [position, setPosition] = useState(0);
  const listId = useId();
  const active = Math.min(position, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

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
    setPosition(step());
    return true;
  }

  return { listId, optionId, active, activeId, moveTo: setPosition, moveBy };
}
