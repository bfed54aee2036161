import { useLate } from '@cabinet/kernel/state';
import { Text } from '@cabinet/kernel/ui';
import { Combobox } from '@cabinet/kernel/ui/combobox';
import { type ControlFilter, isId, type ListFilterProps } from '@cabinet/kernel/ui/list';
import { useState } from 'react';
import { type FoundKind, useFound } from './use-found.ts';

const PAUSE_MS = 250;

interface FoundFilterOptions {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly kind: FoundKind;
}

interface FoundChoiceProps extends ListFilterProps {
  readonly filter: FoundFilterOptions;
}

function FoundChoice({ filter, query: { filters, setFilters } }: FoundChoiceProps) {
  const { name, label, placeholder, kind } = filter;
  const value = filters[name] ?? '';
  const [text, setText] = useState('');
  const wanted = useLate(text.trim(), PAUSE_MS);
  const { data = [], error, isLoading } = useFound(kind, wanted);
  const { data: chosen = [] } = useFound(kind, value || null);
  const others = chosen.filter((option) => data.every((each) => each.value !== option.value));
  return (
    <>
      <Combobox
        size="sm"
        label={label}
        placeholder={placeholder}
        options={[...data, ...others]}
        value={value}
        onChange={(next) => setFilters({ [name]: next || null })}
        onSearch={setText}
        isLoading={isLoading || wanted !== text.trim()}
        isClearable
      />
      {error !== undefined && (
        <Text role="alert" textStyle="xs" color="fg.error" mt="1.5">
          Не удалось найти: попробуйте набрать ещё раз
        </Text>
      )}
    </>
  );
}

/** A filter by one of very many, found by typing. What is chosen is named by `chosenName`, which only a component knows. */
export function foundFilter(filter: FoundFilterOptions): (chosenName: string | undefined) => ControlFilter {
  const { name, label } = filter;
  // Made once: another component would lose what is being typed.
  const Control = (props: ListFilterProps) => <FoundChoice {...props} filter={filter} />;
  return (chosenName) => ({
    kind: 'control',
    names: [name],
    label,
    accepts: isId,
    text: (values) => (values[name] === undefined ? 'все' : (chosenName ?? '…')),
    Control,
  });
}
