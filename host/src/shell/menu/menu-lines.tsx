import { Stack } from '@cabinet/kernel/ui';
import type { MenuEntry } from './build-menu.ts';
import { MenuLine } from './menu-line.tsx';

interface MenuLinesProps {
  readonly id?: string;
  readonly entries: readonly MenuEntry[];
  readonly current: string | undefined;
  readonly titleId: string | undefined;
  readonly isCompact: boolean;
  readonly isHidden?: boolean;
  readonly onOpen?: (() => void) | undefined;
}

/** The lines of a section. */
export function MenuLines({ id, entries, current, titleId, isCompact, isHidden, onOpen }: MenuLinesProps) {
  return (
    <Stack
      as="ul"
      id={id}
      gap="0.5"
      listStyle="none"
      hidden={isHidden}
      css={{ '&[hidden]': { display: 'none' } }}
      aria-labelledby={titleId}
    >
      {entries.map((entry) => (
        <li key={entry.to}>
          <MenuLine
            entry={entry}
            isCurrent={entry.to === current}
            isCompact={isCompact}
            {...(onOpen && { onOpen })}
          />
        </li>
      ))}
    </Stack>
  );
}
