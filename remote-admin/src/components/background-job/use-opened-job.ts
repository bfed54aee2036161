import { useSearchParams } from '@cabinet/kernel/router';

const NAME = 'job';

interface OpenedJob {
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The job that is looked at, in the address: a reload and a link show it again. */
export function useOpenedJob(): OpenedJob {
  const [search, changeSearch] = useSearchParams();
  const put = (id: string | null) =>
    changeSearch(
      (now) => {
        if (id === null) now.delete(NAME);
        else now.set(NAME, id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { id: search.get(NAME) || null, open: put, close: () => put(null) };
}
