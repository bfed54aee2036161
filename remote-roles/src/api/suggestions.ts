import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** What rules of model access may name. */
export type Suggestions = Data<'GET permissions/suggestions'>;
export type SuggestedModel = Suggestions['models'][number];

export const suggestionKeys = { all: () => ['permission-suggestions'] as const };

export function useSuggestions() {
  return useSWR(suggestionKeys.all(), () => get('permissions/suggestions'), { revalidateOnFocus: false });
}
