import { PAGE_LIMIT_DEFAULT } from '@cabinet/kernel/core/contract';
import { useState } from 'react';
import type { RoleVerdict } from '../../api/models.ts';

export type VerdictChoice = 'all' | 'open' | 'blocked';

const FIRST = { text: '', verdict: 'all', page: 1, limit: PAGE_LIMIT_DEFAULT } as const;

interface Narrowing {
  readonly text: string;
  readonly verdict: VerdictChoice;
  readonly page: number;
  readonly limit: number;
}

function isWanted({ hasAccess, roleName, companyName }: RoleVerdict, { text, verdict }: Narrowing): boolean {
  const isThere = verdict === 'all' || hasAccess === (verdict === 'open');
  const named = `${roleName} ${companyName ?? ''}`.toLocaleLowerCase('ru');
  return isThere && named.includes(text.toLocaleLowerCase('ru'));
}

/** A page of the roles that were looked for: there may be thousands, and all of them are here. */
export function useNarrowedRoles(roles: readonly RoleVerdict[]) {
  const [narrowing, setNarrowing] = useState<Narrowing>(FIRST);
  const { text, verdict, limit } = narrowing;
  const found = roles.filter((role) => isWanted(role, narrowing));
  // After a change elsewhere there may be fewer pages than the one that is open.
  const page = Math.min(narrowing.page, Math.max(1, Math.ceil(found.length / limit)));
  const narrow = (change: Partial<Narrowing>) => setNarrowing({ ...narrowing, page: 1, ...change });
  return {
    text,
    verdict,
    narrow,
    rows: found.slice((page - 1) * limit, page * limit),
    hasFilters: text !== '' || verdict !== 'all',
    resetFilters: () => narrow({ text: '', verdict: 'all' }),
    paging: {
      kind: 'pages',
      page,
      limit,
      total: found.length,
      onPage: (next: number) => narrow({ page: next }),
      onLimit: (next: number) => narrow({ limit: next }),
    },
  } as const;
}
