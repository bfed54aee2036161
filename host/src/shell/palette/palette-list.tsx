import { Box } from '@cabinet/kernel/ui';
import { CommandOption } from './command-option.tsx';
import { FoundGroup } from './found-group.tsx';
import type { PaletteOptionProps } from './palette-option.tsx';
import type { Palette } from './use-palette.ts';

const LIST_HEIGHT = '16rem';

interface PaletteListProps {
  readonly palette: Pick<Palette, 'commands' | 'groups' | 'runs'>;
  readonly listId: string;
  readonly optionOf: (name: string) => PaletteOptionProps;
}

/** The options from top to bottom, in the order in which the keyboard walks them. */
export function PaletteList({ palette, listId, optionOf }: PaletteListProps) {
  const { commands, groups, runs } = palette;
  return (
    <Box
      role="listbox"
      id={listId}
      aria-label="Найденное"
      marginTop="3"
      minHeight={runs.size === 0 ? '0' : LIST_HEIGHT}
      maxHeight={{ base: '55dvh', md: '26rem' }}
      overflowY="auto"
    >
      {commands.map((command) => (
        <CommandOption key={command.id} {...optionOf(command.id)} command={command} />
      ))}
      {groups.map((group) => (
        <FoundGroup key={group.id} group={group} optionOf={optionOf} />
      ))}
    </Box>
  );
}
