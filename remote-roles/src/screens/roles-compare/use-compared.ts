import { useSearchParams } from '@cabinet/kernel/router';
import { isId } from '@cabinet/kernel/ui/list';
import { withParam } from '../../lib/with-param.ts';

export type Side = 'one' | 'other';

const ALL_MODELS = 'all';

function idOf(search: URLSearchParams, side: Side): string | null {
  const id = search.get(side);
  return id !== null && isId(id) ? id : null;
}

const QUIETLY = { replace: true, preventScrollReset: true };

/** What is compared, kept in the address so that a link shows the same. */
export function useCompared() {
  const [search, change] = useSearchParams();
  return {
    ids: { one: idOf(search, 'one'), other: idOf(search, 'other') },
    hasAllModels: search.get('models') === ALL_MODELS,
    choose: (side: Side, id: string) => change((now) => withParam(now, side, id), QUIETLY),
    swap: () =>
      change((now) => {
        const [one, other] = [idOf(now, 'one'), idOf(now, 'other')];
        return withParam(withParam(now, 'one', other), 'other', one);
      }, QUIETLY),
    showAllModels: (isWanted: boolean) =>
      change((now) => withParam(now, 'models', isWanted ? ALL_MODELS : null), QUIETLY),
  };
}
