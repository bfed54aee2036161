import { useCurrentUser } from '@cabinet/kernel/session';
import { Flex, Input, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type KeyboardEvent, useRef } from 'react';
import { NothingFound } from './nothing-found.tsx';
import { PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { useActiveOption } from './use-active-option.ts';
import { usePalette } from './use-palette.ts';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** As many kinds as a phone's field has room for. */
const NAMED_IN_FIELD = 3;

function OpenPalette({ onClose }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const palette = usePalette();
  const { query, setQuery, runs, typed } = palette;
  const { listId, optionId, activeName, activeId, moveTo, moveBy, reset } = useActiveOption([...runs.keys()]);

  function type(text: string) {
    setQuery(text);
    reset();
    input.current?.focus();
  }
  function choose(name: string | undefined) {
    const run = runs.get(name ?? '');
    if (run === undefined) return;
    onClose();
    run();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') choose(activeName);
    else if (!moveBy(event.key)) return;
    event.preventDefault();
  }
  const optionOf = (name: string) => ({
    id: optionId(name),
    isActive: name === activeName,
    onPoint: () => moveTo(name),
    onChoose: () => choose(name),
  });
  const isEmpty = runs.size === 0 && !palette.isLoading;

  return (
    <Dialog isOpen onClose={onClose} title="Быстрый переход" size="lg" initialFocus={input}>
      <Input
        ref={input}
        role="combobox"
        aria-label={['Найти раздел или действие', ...typed].join(', ')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={['Раздел', 'действие', ...typed.slice(0, NAMED_IN_FIELD)].join(', ')}
        value={query}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
      />
      <PaletteList palette={palette} listId={listId} optionOf={optionOf} />
      {isEmpty && <NothingFound typed={typed} onClear={() => type('')} />}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        gap="3"
        borderTopWidth="1px"
        borderColor="border.muted"
        paddingTop="3"
        paddingBottom="4"
      >
        <PaletteStatus palette={palette} />
        {!isEmpty && (
          <Text hideBelow="md" textStyle="sm" color="fg.muted" flexShrink="0">
            ↑ ↓ — выбрать, Enter — открыть, Esc — закрыть
          </Text>
        )}
      </Flex>
    </Dialog>
  );
}

/** Finds a screen, an action or a thing by a few letters, by keyboard alone (product §2.14). */
export default function CommandPalette({ onClose }: CommandPaletteProps) {
  const user = useCurrentUser();
  // What was found for one person is not there for the next.
  return <OpenPalette key={user?.id} onClose={onClose} />;
}
