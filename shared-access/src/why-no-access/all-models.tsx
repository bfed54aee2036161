import { findByWords } from '@cabinet/kernel/core/search';
import { Button, Input, Stack, Text } from '@cabinet/kernel/ui';
import { useId, useState } from 'react';
import { ModelRow } from './model-row.tsx';
import type { ModelVerdict } from './user-access.ts';

/** More rows nobody reads; the search narrows them. */
const SHOWN = 100;

interface AllModelsProps {
  readonly models: readonly ModelVerdict[];
  readonly modelId: string;
  readonly onChoose: (modelId: string) => void;
}

function ModelList({ models, modelId, onChoose }: AllModelsProps) {
  const [text, setText] = useState('');
  const found = findByWords(models, text, ({ name, id, vendor }) => [name, id, vendor]);
  return (
    <Stack gap="2">
      <Input
        type="search"
        size="sm"
        aria-label="Поиск по моделям"
        placeholder="Модель или вендор"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Модели" maxH="16rem" overflowY="auto">
        {found.slice(0, SHOWN).map((model) => (
          <li key={model.id}>
            <ModelRow model={model} isChosen={model.id === modelId} onChoose={() => onChoose(model.id)} />
          </li>
        ))}
      </Stack>
      {found.length === 0 && <Text color="fg.muted">Ничего не нашлось</Text>}
      {found.length > SHOWN && (
        <Text textStyle="sm" color="fg.muted">{`Показаны первые ${SHOWN}: уточните поиск`}</Text>
      )}
    </Stack>
  );
}

/** All models of a person, folded, with how many are open. */
export function AllModels(props: AllModelsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  const open = props.models.filter(({ allowed }) => allowed).length;
  return (
    <Stack gap="2">
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        whiteSpace="normal"
        height="auto"
        py="2"
        textAlign="start"
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {`Все модели этого человека: доступно ${open}, закрыто ${props.models.length - open}`}
      </Button>
      <div id={listId}>{isUnfolded && <ModelList {...props} />}</div>
    </Stack>
  );
}
