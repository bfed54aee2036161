import { useState } from 'react';
import { type ChosenRequest, NO_CHOICES } from './choices.ts';

/** What is decided about the lines on this screen; lost with it, since the statement is there again. */
export function useChoices() {
  const [choices, setChoices] = useState(NO_CHOICES);
  return {
    choices,
    mark: (n: number, isMarked: boolean) =>
      setChoices(({ chosen, marked }) => ({ chosen, marked: new Map(marked).set(n, isMarked) })),
    choose: (n: number, request: ChosenRequest) =>
      setChoices(({ chosen, marked }) => ({
        chosen: new Map(chosen).set(n, request),
        marked: new Map(marked).set(n, true),
      })),
    reset: () => setChoices(NO_CHOICES),
  };
}
