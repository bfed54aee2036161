import { Flex, Text } from '@cabinet/kernel/ui';
import { MenuIcon } from '../menu/menu-icon.tsx';
import type { Command } from './find-commands.ts';

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

export function CommandOption({ id, command, isActive, onPoint, onChoose }: CommandOptionProps) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      paddingInline="3"
      minHeight="11"
      borderRadius="l2"
      cursor="pointer"
      _selected={{ background: 'colorPalette.subtle', color: 'colorPalette.fg' }}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <MenuIcon name={command.icon} />
      <Text as="span">{command.label}</Text>
      <Text as="span" marginInlineStart="auto" textStyle="xs" color="fg.muted">
        {command.hint}
      </Text>
    </Flex>
  );
}
