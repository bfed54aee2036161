import { useSearchParams } from '@cabinet/kernel/router';
import { isId } from '@cabinet/kernel/ui/list';

/** Which of the two. */
export type Side = 'one' | 'other';

const ALL_MODELS = 'all';

function idOf(search: URLSearchParams, side: Side): string | null {
  const id = search.get(side);
  return id !== null && isId(id) ? id : null;
}

function put(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  if (value === null) search.delete(name);
  else search.set(name, value);
  return search;
}

const QUIETLY = { replace: true, preventScrollReset: true };

/** What is compared, kept in the address so that a link shows the same. */
export function useCompared() {
  const [search, change] = useSearchParams();
  return {
    ids: { one: idOf(search, 'one'), other: idOf(search, 'other') },
    hasAllModels: search.get('models') === ALL_MODELS,
    choose: (side: Side, id: string) => change((now) => put(now, side, id), QUIETLY),
    swap: () =>
      change((now) => {
        const [one, other] = [idOf(now, 'one'), idOf(now, 'other')];
        return put(put(now, 'one', other), 'other', one);
      }, QUIETLY),
    showAllModels: (isWanted: boolean) =>
      change((now) => put(now, 'models', isWanted ? ALL_MODELS : null), QUIETLY),
  };
}
