import { useField } from '@cabinet/kernel/forms';
import { Field, Grid } from '@cabinet/kernel/ui';
import { Select } from '@cabinet/kernel/ui/select';
import { useMemo } from 'react';
import type { CorrectionOptions } from '../../../api/rate-corrections.ts';
import type { ScopeType } from '../correction-values.ts';
import { SCOPE_LABELS } from '../correction-words.ts';
import { FormChoiceField } from './form-choice-field.tsx';

const TYPES = [
  { value: 'all', label: 'Все модели' },
  { value: 'vendor', label: 'Модели вендора' },
  { value: 'tag', label: 'Модели с тегом' },
  { value: 'type', label: 'Модели типа' },
  { value: 'model', label: 'Одна модель' },
] as const satisfies readonly { readonly value: ScopeType; readonly label: string }[];

type Models = CorrectionOptions['models'];

const READERS = {
  vendor: ({ developer }: Models[number]) => [developer],
  tag: ({ tags }: Models[number]) => tags,
  type: ({ type }: Models[number]) => [type],
} as const;

function valuesOf(type: ScopeType, models: Models) {
  if (type === 'all') return [];
  if (type === 'model')
    return models.map(({ id, name, enabled }) => ({
      value: id,
      label: name,
      hint: enabled ? id : `${id}, выключена`,
    }));
  const names = [...new Set(models.flatMap((model) => READERS[type](model)))];
  return names
    .sort((one, other) => one.localeCompare(other, 'ru'))
    .map((name) => ({ value: name, label: name }));
}

/** Which models a correction is for. */
export function ScopeFields({ models }: { readonly models: Models | undefined }) {
  const [{ value: type }, , typeHelpers] = useField<ScopeType>('type');
  const [, , valueHelpers] = useField<string>('value');
  const options = useMemo(() => valuesOf(type, models ?? []), [type, models]);
  function chooseType(chosen: string) {
    const known = TYPES.find(({ value }) => value === chosen);
    if (known === undefined) return;
    void typeHelpers.setValue(known.value);
    void valueHelpers.setValue('');
  }
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <Field label="На какие модели" required>
        {(control) => (
          <Select
            {...control}
            options={TYPES}
            value={type}
            onChange={({ target }) => chooseType(target.value)}
          />
        )}
      </Field>
      {type !== 'all' && (
        <FormChoiceField
          key={type}
          name="value"
          label={SCOPE_LABELS[type]}
          options={options}
          isLoading={models === undefined}
          placeholder="Начните вводить название"
        />
      )}
    </Grid>
  );
}
