import { Text } from '@cabinet/kernel/ui';
import { MenuIcon } from '../menu/menu-icon.tsx';
import type { Command } from './find-commands.ts';
import { PaletteOption, type PaletteOptionProps } from './palette-option.tsx';

/** A screen, a part of one, or an action. */
export function CommandOption({ command, ...option }: PaletteOptionProps & { readonly command: Command }) {
  return (
    <PaletteOption {...option}>
      <MenuIcon name={command.icon} />
      <Text as="span">{command.label}</Text>
      <Text as="span" marginInlineStart="auto" textStyle="xs" color="fg.muted" textAlign="end">
        {command.hint}
      </Text>
    </PaletteOption>
  );
}
