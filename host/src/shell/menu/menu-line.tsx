import { RouterLink } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { chakra, VisuallyHidden } from '@cabinet/kernel/ui';
import { attentionAtom, countAttention } from './attention-atom.ts';
import { AttentionCount, Dotted, heardLabel } from './attention-mark.tsx';
import type { MenuEntry } from './build-menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { approachScreen } from './preload-screen.ts';

/** Look of a line of the sidebar, link or button. */
export const Line = /* @__PURE__ */ chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '9',
    paddingInline: '2.5',
    paddingBlock: '1.5',
    borderRadius: 'l2',
    textStyle: 'sm',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'inside',
    '&:not([aria-current])': { _hover: { background: 'bg.muted', color: 'fg' } },
    '&[aria-current]': { background: 'colorPalette.subtle', color: 'colorPalette.fg', fontWeight: 'medium' },
  },
});

interface MenuLineProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  /** Icon only; the label stays for screen readers and as a hint. */
  readonly isCompact?: boolean;
  readonly onOpen?: () => void;
}

/** One line of the menu. Its screen's code is fetched when the pointer or the focus comes near. */
export function MenuLine({ entry, isCurrent, isCompact = false, onOpen }: MenuLineProps) {
  const user = useCurrentUser();
  const approach = () => {
    if (user !== null) approachScreen(entry.to, user);
  };
  const count = countAttention(useAtomValue(attentionAtom), entry.attention);
  const heard = heardLabel(entry.label, count);
  const Label = isCompact ? VisuallyHidden : 'span';
  return (
    <Line
      asChild
      aria-current={isCurrent ? 'page' : undefined}
      justifyContent={isCompact ? 'center' : undefined}
    >
      <RouterLink
        to={entry.to}
        title={isCompact ? heard : undefined}
        aria-label={count > 0 ? heard : undefined}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={onOpen}
      >
        <Dotted isMarked={isCompact && count > 0}>
          <MenuIcon name={entry.icon} />
        </Dotted>
        <Label data-fill="label">{entry.label}</Label>
        {!isCompact && <AttentionCount count={count} />}
      </RouterLink>
    </Line>
  );
}
