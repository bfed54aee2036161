import { useLocation, useNavigate, useSearchParams } from '@cabinet/kernel/router';
import { useCallback } from 'react';

/** Which row's details are open. */
export interface OpenedRow {
  readonly id: string | null;
  open(id: string): void;
  close(): void;
}

const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

/** The row whose details are open, kept in the address: a reload and a link open it again, the way back closes it. */
export function useOpenedRow(name: string): OpenedRow {
  const [search, changeSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const open = useCallback(
    (id: string) => {
      changeSearch((now) => new URLSearchParams([...now, [name, id]]), {
        state: OPENED_HERE,
        preventScrollReset: true,
      });
    },
    [name, changeSearch],
  );
  const close = useCallback(() => {
    if (isOpenedHere(state)) {
      void navigate(-1);
      return;
    }
    changeSearch(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [name, state, navigate, changeSearch]);

  return { id: search.get(name) || null, open, close };
}
