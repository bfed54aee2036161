import { Box, Input, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CommandOption } from './command-option.tsx';
import { type Command, findCommands } from './find-commands.ts';
import { useActiveOption } from './use-active-option.ts';
import { useCommands } from './use-commands.ts';

const LIST_HEIGHT = '16rem';

/** Of the list and of what stands below it, so that the dialog keeps its size when nothing is found. */
const EMPTY_HEIGHT = { base: '17rem', md: 'calc(19rem + 1px)' };

function PaletteHint({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <Box
      role="status"
      textStyle="sm"
      color="fg.muted"
      paddingBottom="4"
      {...(isEmpty && {
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        minHeight: EMPTY_HEIGHT,
      })}
    >
      {isEmpty ? (
        'Ничего не нашлось. Попробуйте другое слово.'
      ) : (
        <Text hideBelow="md" borderTopWidth="1px" borderColor="border.muted" paddingTop="3">
          ↑ ↓ — выбрать, Enter — открыть, Esc — закрыть
        </Text>
      )}
    </Box>
  );
}

/** Finds a screen or an action by a few letters, by keyboard alone. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = findCommands(useCommands(), query);
  const { listId, optionId, active, activeId, moveTo, moveBy } = useActiveOption(found.length);

  function run(command: Command | undefined) {
    if (command === undefined) return;
    onClose();
    command.run();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') run(found[active]);
    else if (!moveBy(event.key)) return;
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
          moveTo(0);
        }}
        onKeyDown={handleKey}
      />
      <Box
        role="listbox"
        id={listId}
        aria-label="Найденное"
        marginTop="3"
        minHeight={found.length === 0 ? '0' : LIST_HEIGHT}
        maxHeight="22rem"
        overflowY="auto"
      >
        {found.map((command, index) => (
          <CommandOption
            key={command.id}
            id={optionId(index)}
            command={command}
            isActive={index === active}
            onPoint={() => moveTo(index)}
            onChoose={() => run(command)}
          />
        ))}
      </Box>
      <PaletteHint isEmpty={found.length === 0} />
    </Dialog>
  );
}
