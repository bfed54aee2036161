import { get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import { useMemo } from 'react';

interface ModelDto {
  readonly id: string;
  readonly name: string;
}

const modelKeys = { all: () => 'models' as const };

async function fetchModels(): Promise<readonly ModelDto[]> {
  const { models } = await get<{ readonly models: readonly ModelDto[] }>('models');
  return models;
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
