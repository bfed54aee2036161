import type { QueryParams } from '@cabinet/kernel/http';

/** Whose rows a list shows. */
export type ListScope = 'my' | 'company' | 'group' | 'all';

/** Keys of the query cache of what is listed; `all` begins every other. */
export function listKeys<const Resource extends string>(resource: Resource) {
  return {
    all: resource,
    list: (scope: ListScope) => [resource, scope] as const,
    page: (scope: ListScope, params: QueryParams) => [resource, scope, params] as const,
    detail: (id: string) => [resource, 'detail', id] as const,
  };
}
