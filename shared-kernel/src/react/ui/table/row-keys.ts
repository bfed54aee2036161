import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function rowsAround(row: HTMLElement): HTMLElement[] {
  return [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
}

function targetRow(row: HTMLElement, key: string): HTMLElement | undefined {
  const rows = rowsAround(row);
  if (key === 'Home') return rows.at(0);
  if (key === 'End') return rows.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : rows[rows.indexOf(row) + step];
}

/** What a row does with Enter and the space bar. */
export interface RowKeyActions {
  readonly onOpen?: (() => void) | undefined;
  readonly onToggle?: (() => void) | undefined;
}

/** Arrows, Home and End walk through the rows, Enter opens one, the space bar chooses it. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, { onOpen, onToggle }: RowKeyActions): void {
  // Keys that were pressed on a button or a link inside the row are theirs.
  if (event.target !== event.currentTarget) return;
  const target = targetRow(event.currentTarget, event.key);
  if (target !== undefined) target.focus();
  else if (event.key === 'Enter' && onOpen !== undefined) onOpen();
  else if (event.key === ' ' && onToggle !== undefined) onToggle();
  else return;
  event.preventDefault();
}
