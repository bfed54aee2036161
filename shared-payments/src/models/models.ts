import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { useMemo } from 'react';

type Model = Data<'GET models'>['models'][number];

const modelKeys = { all: () => 'models' as const };

async function fetchModels(): Promise<readonly Model[]> {
  const { models } = await get('models');
  return models;
}

/** Names of models by id; none until they are known. */
export function useModelNames({ isWanted }: { readonly isWanted: boolean }): ReadonlyMap<string, string> {
  const { data } = useSWR(isWanted ? modelKeys.all() : null, fetchModels, { revalidateOnFocus: false });
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
}

/** Models to choose from, by name; none until they are known. */
export function useModelOptions() {
  const { data } = useSWR(modelKeys.all(), fetchModels, { revalidateOnFocus: false });
  return useMemo(
    () =>
      (data ?? [])
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((one, other) => one.label.localeCompare(other.label, 'ru')),
    [data],
  );
}
