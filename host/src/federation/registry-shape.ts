import type { RegistryRemote } from '@cabinet/federation/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A registry by its frame; what its remotes are is not looked at. */
export const isRegistry = (
  value: unknown,
): value is { readonly host?: unknown; readonly remotes: readonly unknown[] } =>
  isRecord(value) && value.schema === 1 && Array.isArray(value.remotes);

const isContract = (value: unknown): boolean =>
  isRecord(value) && [value.routes, value.menu].every((list) => Array.isArray(list) && list.every(isRecord));

/** A remote of the copy in the page: the gateway has checked each field, so that this looks for a torn page only. */
export const isRemote = (value: unknown): value is RegistryRemote =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.integrity) &&
  isContract(value.contract);
