import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function targetOf(controls: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Home') return controls.at(0);
  if (key === 'End') return controls.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : controls[controls.indexOf(from) + step];
}

/**
 * With arrows, Home and End the focus moves from the control that opens or chooses a row to the same control of other
 * rows.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset.walk === undefined) return;
  const alike = currentTarget.querySelectorAll<HTMLElement>(`[data-walk=${target.dataset.walk}]`);
  const next = targetOf([...alike], target, key);
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
}
