import { useMemo } from 'react';
import type { Suggestions } from '../../api/suggestions.ts';
import { knownValues } from '../draft.ts';

/** What rules may name, and how models are called. */
export function useKnown(suggestions: Suggestions) {
  return useMemo(() => {
    const names = new Map(suggestions.models.map(({ id, name }) => [id, name]));
    return { known: knownValues(suggestions), nameOf: (modelId: string) => names.get(modelId) };
  }, [suggestions]);
}
