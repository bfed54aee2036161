import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where the focus can go in a rule. */
export type RulePart = 'value' | 'remove' | 'up' | 'down';

const SELECTORS: Readonly<Record<RulePart, string>> = {
  value: '[role=combobox]',
  remove: '[data-part=remove]',
  up: '[data-part=up]',
  down: '[data-part=down]',
};

interface Place {
  readonly part: RulePart;
  readonly key: string | undefined;
}

function findIn(tab: HTMLElement, { part, key }: Place): HTMLElement | null {
  if (key === undefined) return tab.querySelector<HTMLElement>('[data-part=add]');
  const rule = [...tab.querySelectorAll<HTMLElement>('[data-rule]')].find(
    ({ dataset }) => dataset.rule === key,
  );
  return rule?.querySelector<HTMLElement>(SELECTORS[part]) ?? null;
}

/** Moves the focus to a part of a rule as soon as the change that it belongs to is drawn. */
export function useRuleFocus(): {
  readonly tab: RefObject<HTMLDivElement | null>;
  readonly focusOn: (part: RulePart, key?: string) => void;
} {
  const tab = useRef<HTMLDivElement>(null);
  const wanted = useRef<Place | null>(null);
  useEffect(function goToWanted() {
    if (wanted.current === null || tab.current === null) return;
    const element = findIn(tab.current, wanted.current);
    if (element === null) return;
    wanted.current = null;
    element.focus();
  });
  const focusOn = useCallback((part: RulePart, key?: string) => {
    wanted.current = { part, key };
  }, []);
  return { tab, focusOn };
}
