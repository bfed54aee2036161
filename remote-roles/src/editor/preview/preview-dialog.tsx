import { describeRule } from '@cabinet/kernel/core/model-access';
import { findByWords } from '@cabinet/kernel/core/search';
import { Box, Checkbox, Flex, Input, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { Select } from '@cabinet/kernel/ui/select';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { useState } from 'react';
import type { Suggestions } from '../../api/suggestions.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import type { Preview, PreviewedModel } from './preview.ts';
import { PreviewRow } from './preview-row.tsx';

const ROW_HEIGHT = 64;
const LIST_HEIGHT = 384;

interface PreviewDialogProps {
  readonly preview: Pick<Preview, 'models' | 'overriddenOf'>;
  readonly suggestions: Suggestions;
  readonly onClose: () => void;
}

function useNarrowed(models: readonly PreviewedModel[]) {
  const [typed, setTyped] = useState('');
  const [vendor, setVendor] = useState('');
  const [isChangedOnly, setChangedOnly] = useState(false);
  const narrowed = models.filter(
    (model) => (vendor === '' || model.developer === vendor) && (!isChangedOnly || model.change !== null),
  );
  const found = findByWords(narrowed, typed, ({ name, id, tags }) => [name, id, ...tags]);
  return { found, typed, setTyped, vendor, setVendor, isChangedOnly, setChangedOnly };
}

/** Which models are available and which are blocked, and by which rule. */
export default function PreviewDialog({ preview, suggestions, onClose }: PreviewDialogProps) {
  const { found, ...narrow } = useNarrowed(preview.models);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = found.find(({ id }) => id === chosenId);
  const nameOf = (id: string) => suggestions.models.find((model) => model.id === id)?.name;
  const inWords = (rule: string) => describeRule(rule, nameOf);

  const listOf = (isOpen: boolean) => {
    const rows = found.filter(({ hasAccess }) => hasAccess === isOpen);
    const title = isOpen ? 'Доступные' : 'Заблокированные';
    return {
      id: isOpen ? 'allowed' : 'blocked',
      label: `${title} (${rows.length})`,
      content:
        rows.length === 0 ? (
          <Text color="fg.muted" py="8" textAlign="center">
            Таких моделей нет
          </Text>
        ) : (
          <VirtualList
            label={title}
            items={rows}
            keyOf={({ id }) => id}
            rowHeight={ROW_HEIGHT}
            height={LIST_HEIGHT}
          >
            {(model) => (
              <PreviewRow
                model={model}
                rule={inWords(model.rule)}
                isChosen={model.id === chosenId}
                onChoose={() => setChosenId(model.id === chosenId ? null : model.id)}
              />
            )}
          </VirtualList>
        ),
    };
  };

  return (
    <Dialog isOpen onClose={onClose} title="Какие модели доступны" size="lg">
      <Stack gap="4" pb="5">
        <Flex gap="3" wrap="wrap" align="center">
          <Box flex="1 1 12rem">
            <Input
              type="search"
              size="sm"
              aria-label="Найти модель"
              placeholder="Найти модель"
              value={narrow.typed}
              onChange={({ target }) => narrow.setTyped(target.value)}
            />
          </Box>
          <Box flex="1 1 10rem">
            <Select
              size="sm"
              aria-label="Вендор"
              placeholder="Все вендоры"
              options={suggestions.vendors.map((value) => ({ value, label: value }))}
              value={narrow.vendor}
              onChange={({ target }) => narrow.setVendor(target.value)}
            />
          </Box>
          <Checkbox
            checked={narrow.isChangedOnly}
            onChange={({ target }) => narrow.setChangedOnly(target.checked)}
          >
            Только изменения
          </Checkbox>
        </Flex>
        <Tabs label="Модели" tabs={[listOf(true), listOf(false)]} />
        <Box role="status" textStyle="sm" minH="10" color="fg.muted">
          {chosen === undefined
            ? 'Выберите модель, чтобы узнать, какие правила её касаются.'
            : whyText(chosen, preview.overriddenOf(chosen).map(inWords), inWords(chosen.rule))}
        </Box>
      </Stack>
    </Dialog>
  );
}

function whyText({ name }: PreviewedModel, overridden: readonly string[], rule: string): string {
  const decided = `${name}: решает правило «${rule}».`;
  return overridden.length === 0 ? decided : `${decided} Перекрывает: ${overridden.join('; ')}.`;
}
