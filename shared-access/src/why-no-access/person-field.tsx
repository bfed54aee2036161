import { apiErrorText } from '@cabinet/kernel/notify';
import { useLate } from '@cabinet/kernel/state';
import { Banner } from '@cabinet/kernel/ui';
import type { ComboboxOption } from '@cabinet/kernel/ui/combobox';
import { useState } from 'react';
import { LabelledChoice } from './labelled-choice.tsx';
import { usePeopleSearch } from './people-search.ts';

const PAUSE_MS = 250;

interface PersonFieldProps {
  /** Empty: nobody yet. */
  readonly userId: string;
  readonly onChoose: (userId: string) => void;
}

/** Whom it is about: found by name or e-mail. */
export function PersonField({ userId, onChoose }: PersonFieldProps) {
  const [text, setText] = useState('');
  const wanted = useLate(text.trim(), PAUSE_MS);
  const { data, error, isLoading, mutate } = usePeopleSearch(wanted);
  const [chosen, setChosen] = useState<ComboboxOption>();
  const found = (data?.users ?? []).map(({ id, displayName, email }) => ({
    value: id,
    label: displayName || email,
    ...(displayName !== '' && { hint: email }),
  }));
  // Who was chosen keeps the name also when something else is looked for.
  const isFound = chosen === undefined || found.some(({ value }) => value === chosen.value);
  const options = isFound ? found : [...found, chosen];
  function choose(id: string) {
    setChosen(options.find(({ value }) => value === id));
    onChoose(id);
  }
  return (
    <>
      <LabelledChoice
        label="Человек"
        placeholder="Имя или почта"
        options={options}
        value={userId}
        onChange={choose}
        onSearch={setText}
        isLoading={isLoading || wanted !== text.trim()}
        emptyText="Никого не нашлось"
      />
      {error !== undefined && (
        <Banner tone="danger" title="Не удалось найти людей" onRetry={() => void mutate()}>
          {apiErrorText(error).message}
        </Banner>
      )}
    </>
  );
}
