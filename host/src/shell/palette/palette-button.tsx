import { useSetAtom } from '@cabinet/kernel/state';
import { SearchIcon, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { Line } from '../menu/menu-line.tsx';
import { isPaletteOpenAtom } from './palette-atom.ts';
import { shortcutLabel } from './shortcut.ts';

const LABEL = 'Поиск';

/** Opens the command palette, and teaches its shortcut. */
export function PaletteButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const setOpen = useSetAtom(isPaletteOpenAtom);
  return (
    <Line asChild justifyContent={isCompact ? 'center' : undefined}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={isCompact ? LABEL : undefined}
        onClick={() => setOpen(true)}
      >
        <SearchIcon boxSize="5" />
        {isCompact ? <VisuallyHidden>{LABEL}</VisuallyHidden> : <span>{LABEL}</span>}
        {!isCompact && (
          <Text
            as="kbd"
            data-fill="shortcut"
            marginInlineStart="auto"
            textStyle="xs"
            color="fg.subtle"
            fontFamily="body"
            aria-hidden
          >
            {shortcutLabel()}
          </Text>
        )}
      </button>
    </Line>
  );
}
