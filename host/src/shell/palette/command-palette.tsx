import { Box, Flex, Input, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { type Command, findCommands } from './find-commands.ts';
import { useCommands } from './use-commands.ts';

/** Finds a screen or an action by a few letters, by keyboard alone. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = findCommands(useCommands(), query);
  const active = Math.min(position, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(
    function keepInView() {
      if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    },
    [activeId],
  );

  function run(command: Command | undefined) {
    if (command === undefined) return;
    onClose();
    command.run();
  }
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => (active + 1) % found.length,
    ArrowUp: () => (active - 1 + found.length) % found.length,
    Home: () => 0,
    End: () => found.length - 1,
  };
  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === 'Enter') run(found[active]);
    else if (step !== undefined && found.length > 0) setPosition(step());
    else return;
    event.preventDefault();
  }

  return (
    <Dialog isOpen onClose={onClose} title="Быстрый переход" initialFocus={input}>
      <Input
        ref={input}
        role="combobox"
        aria-label="Найти раздел или действие"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Раздел или действие"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setPosition(0);
        }}
        onKeyDown={handleKey}
      />
      <Box
        role="listbox"
        id={listId}
        aria-label="Найденное"
        paddingBlock="3"
        minHeight="16rem"
        maxHeight="22rem"
        overflowY="auto"
      >
        {found.map((command, index) => (
          <Flex
            key={command.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            align="center"
            gap="3"
            paddingInline="3"
            minHeight="11"
            borderRadius="l2"
            cursor="pointer"
            _selected={{ background: 'colorPalette.subtle', color: 'colorPalette.fg' }}
            onPointerMove={() => setPosition(index)}
            onClick={() => run(command)}
          >
            <MenuIcon name={command.icon} />
            <Text as="span">{command.label}</Text>
            <Text as="span" marginInlineStart="auto" textStyle="xs" color="fg.muted">
              {command.hint}
            </Text>
          </Flex>
        ))}
      </Box>
      <Box role="status" textStyle="sm" color="fg.muted" paddingBottom="4">
        {found.length === 0 ? (
          'Ничего не нашлось. Попробуйте другое слово.'
        ) : (
          <Text hideBelow="md">↑ ↓ — выбрать, Enter — открыть, Esc — закрыть</Text>
        )}
      </Box>
    </Dialog>
  );
}
