import { useSearchParams } from '@cabinet/kernel/router';
import { readColumnChoices, storeColumnChoices } from '@cabinet/kernel/ui/table';
import type { SavedView } from '../../api/views.ts';
import { isShown, type ViewedList, viewColumns, viewQuery, withView } from './view-query.ts';

interface ViewSwitch {
  /** Whether the address asks for what a view keeps. */
  readonly isShown: (view: Pick<SavedView, 'query'>) => boolean;
  readonly apply: (view: Pick<SavedView, 'query'>) => void;
  /** What the list shows now, as a view keeps it. */
  readonly present: () => string;
}

/** Puts a list as a view keeps it, and says how it is now. */
export function useViewSwitch(list: ViewedList): ViewSwitch {
  const [search, changeSearch] = useSearchParams();
  return {
    isShown: ({ query }) => isShown(search, list, query),
    present: () => viewQuery(search, list, readColumnChoices(list.table)),
    apply({ query }) {
      const columns = viewColumns(query);
      if (columns !== null) storeColumnChoices(list.table, columns);
      changeSearch((now) => withView(now, list, query), { preventScrollReset: true });
    },
  };
}
