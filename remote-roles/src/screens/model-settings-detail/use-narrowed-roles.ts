import { PAGE_LIMIT_DEFAULT } from '@cabinet/kernel/core/contract';
import { findByWords } from '@cabinet/kernel/core/search';
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

/** A page of the roles that were looked for: there may be thousands, and all of them are here. */
export function useNarrowedRoles(roles: readonly RoleVerdict[]) {
  const [narrowing, setNarrowing] = useState<Narrowing>(FIRST);
  const { text, verdict, limit } = narrowing;
  const judged = roles.filter(({ hasAccess }) => verdict === 'all' || hasAccess === (verdict === 'open'));
  const found = findByWords(judged, text, ({ roleName, companyName }) => [roleName, companyName]);
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
