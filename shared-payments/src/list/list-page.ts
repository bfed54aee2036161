import type { QueryParams } from '@cabinet/kernel/http';

/** Whose rows a list shows. */
export type ListScope = 'my' | 'company' | 'group' | 'all';

/** Filters, order and page of a list, by the names that they have in the address and in the API. */
export type ListParams = QueryParams;
