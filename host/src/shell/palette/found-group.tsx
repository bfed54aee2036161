import { Box, SearchIcon, Text } from '@cabinet/kernel/ui';
import { useId } from 'react';
import type { FoundGroup as Group } from './found-groups.ts';
import { PaletteOption, type PaletteOptionProps } from './palette-option.tsx';
import { nameOfAll, nameOfThing } from './palette-option-list.ts';
import { ThingOption } from './thing-option.tsx';

interface FoundGroupProps {
  readonly group: Group;
  /** What the option of this name is told by the list. */
  readonly optionOf: (name: string) => PaletteOptionProps;
}

/** Things of one kind under its title. */
export function FoundGroup({ group, optionOf }: FoundGroupProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} paddingTop="3">
      <Text id={titleId} paddingInline="3" textStyle="xs" fontWeight="medium" color="fg.muted">
        {group.title}
      </Text>
      {group.things.map((thing) => (
        <ThingOption
          key={thing.to + thing.label}
          {...optionOf(nameOfThing(group, thing))}
          thing={thing}
          icon={group.icon}
        />
      ))}
      {group.all && (
        <PaletteOption {...optionOf(nameOfAll(group, group.all.to))}>
          <SearchIcon boxSize="5" />
          <Text as="span" textStyle="sm">
            {group.all.label}
          </Text>
        </PaletteOption>
      )}
    </Box>
  );
}
