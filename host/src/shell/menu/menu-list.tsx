import { Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { useId } from 'react';
import type { MenuBlock } from './build-menu.ts';
import { MenuLines } from './menu-lines.tsx';

interface MenuListProps {
  readonly block: MenuBlock;
  readonly current: string | undefined;
  readonly isCompact?: boolean;
  readonly onOpen?: () => void;
}

/** A section of the menu under its title. */
export function MenuList({ block, current, isCompact = false, onOpen }: MenuListProps) {
  const titleId = useId();
  const title = block.title !== undefined && (
    <Text
      id={titleId}
      data-fill="title"
      textStyle="xs"
      fontWeight="semibold"
      letterSpacing="wide"
      color="fg.subtle"
      paddingInline="2.5"
      paddingBottom="1"
    >
      {block.title}
    </Text>
  );
  return (
    <section>
      {isCompact && title ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <MenuLines
        entries={block.entries}
        current={current}
        titleId={block.title === undefined ? undefined : titleId}
        isCompact={isCompact}
        onOpen={onOpen}
      />
    </section>
  );
}
