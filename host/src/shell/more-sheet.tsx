import { useSetAtom } from '@cabinet/kernel/state';
import { useTheme } from '@cabinet/kernel/system';
import { MoonIcon, PublicLinks, SearchIcon, Stack, SunIcon } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { ChatLink } from './chat-link.tsx';
import { useToggleTheme } from './footer/use-toggle-theme.ts';
import type { MenuBlock, MenuEntry, SidebarSection } from './menu/build-menu.ts';
import { Line } from './menu/menu-line.tsx';
import { MenuList } from './menu/menu-list.tsx';
import { isPaletteOpenAtom } from './palette/palette-atom.ts';

/** Administrators open the sheet for these, and in the sidebar they come last. */
const FIRST: ReadonlySet<SidebarSection> = new Set<SidebarSection>(['administration', 'tools']);

interface MoreSheetProps {
  readonly blocks: readonly MenuBlock[];
  /** Lines that the bar itself shows. */
  readonly shown: readonly MenuEntry[];
  readonly current: string | undefined;
  readonly onClose: () => void;
}

/** What the bottom bar has no room for. */
export default function MoreSheet({ blocks, shown, current, onClose }: MoreSheetProps) {
  const { theme } = useTheme();
  const toggleTheme = useToggleTheme();
  const setPaletteOpen = useSetAtom(isPaletteOpenAtom);
  const rest = blocks
    .map((block) => ({ ...block, entries: block.entries.filter((entry) => !shown.includes(entry)) }))
    .filter((block) => block.entries.length > 0);
  const sections = [...rest.filter(({ id }) => FIRST.has(id)), ...rest.filter(({ id }) => !FIRST.has(id))];

  function search() {
    onClose();
    setPaletteOpen(true);
  }
  return (
    <Dialog isOpen onClose={onClose} title="Ещё">
      <Stack gap="5" paddingBottom="6" marginInline="-2.5">
        {sections.map((block) => (
          <MenuList key={block.id} block={block} current={current} onOpen={onClose} />
        ))}
        <Stack gap="0.5">
          <Line asChild>
            <button type="button" onClick={search}>
              <SearchIcon boxSize="5" />
              Поиск по кабинету
            </button>
          </Line>
          <Line asChild>
            <button type="button" onClick={() => void toggleTheme()}>
              {theme === 'dark' ? <SunIcon boxSize="5" /> : <MoonIcon boxSize="5" />}
              <span>{theme === 'dark' ? 'Включить светлую тему' : 'Включить тёмную тему'}</span>
            </button>
          </Line>
          <ChatLink />
        </Stack>
        <PublicLinks />
      </Stack>
    </Dialog>
  );
}
