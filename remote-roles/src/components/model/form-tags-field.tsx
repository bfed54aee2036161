import { textProblem, tidyLine } from '@cabinet/kernel/core/text';
import { useField } from '@cabinet/kernel/forms';
import { Field, Stack } from '@cabinet/kernel/ui';
import { SuggestedInput } from '@cabinet/kernel/ui/combobox';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { TagChips } from './tag-chips.tsx';

/** As the API takes them. */
const TAG_MAX_LENGTH = 40;
const TAGS_MAX = 20;

interface FormTagsFieldProps {
  readonly name: string;
  readonly suggestions: readonly string[] | undefined;
}

/** Tags of the form around it: each becomes a chip when it is chosen, with Enter, a comma, or when the field is left. */
export function FormTagsField({ name, suggestions }: FormTagsFieldProps) {
  const [{ value: tags }, { error }, { setValue }] = useField<readonly string[]>(name);
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= TAGS_MAX;
  const offered = useMemo(() => suggestions?.filter((tag) => !tags.includes(tag)), [suggestions, tags]);

  function type(text: string) {
    setTyped(text);
    setComplaint(undefined);
  }
  function add(text: string) {
    const tag = tidyLine(text);
    if (tag === '') return type('');
    const problem = textProblem(tag);
    if (problem !== undefined) return setComplaint(problem);
    if (!tags.includes(tag)) void setValue([...tags, tag]);
    type('');
  }
  function remove(tag: string) {
    void setValue(tags.filter((each) => each !== tag));
    input.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    const isEnd = event.key === 'Enter' || event.key === ',';
    // Enter in an empty field sends the form.
    if (isEnd && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') void setValue(tags.slice(0, -1));
  }

  return (
    <Stack gap="2">
      <Field
        label="Теги"
        hint={
          isFull
            ? `Не больше ${TAGS_MAX} тегов`
            : 'Введите тег и нажмите Enter. По тегам работают правила ролей'
        }
        error={complaint ?? error}
      >
        {(control) => (
          <SuggestedInput
            {...control}
            ref={input}
            suggestions={offered}
            maxLength={TAG_MAX_LENGTH}
            readOnly={isFull}
            value={typed}
            onChange={type}
            onChoose={add}
            onKeyDown={handleKey}
            onBlur={() => add(typed)}
          />
        )}
      </Field>
      <TagChips tags={tags} onRemove={remove} />
    </Stack>
  );
}
