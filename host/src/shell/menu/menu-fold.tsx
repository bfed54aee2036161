import { useAtomValue } from '@cabinet/kernel/state';
import { ChevronRightIcon, chakra, VisuallyHidden } from '@cabinet/kernel/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { attentionAtom, countAttention } from './attention-atom.ts';
import { AttentionCount, Dotted, heardLabel } from './attention-mark.tsx';
import type { MenuBlock } from './build-menu.ts';
import { MenuLines } from './menu-lines.tsx';
import { showInMenu } from './show-in-menu.ts';
import { useFold } from './use-fold.ts';

/** Folded, it stays at the end of a menu that scrolls: what one does not see, one does not unfold. */
const Section = /* @__PURE__ */ chakra('section', {
  base: {
    '&:has(> [aria-expanded=false])': {
      position: 'sticky',
      bottom: '0',
      paddingTop: '2',
      marginTop: '-2',
      background: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
  },
});

const FoldButton = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 'full',
    minHeight: '6',
    marginBlockStart: '-1',
    paddingInline: '2.5',
    borderRadius: 'l2',
    textStyle: 'xs',
    textAlign: 'start',
    fontWeight: 'semibold',
    letterSpacing: 'wide',
    color: 'fg.subtle',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { background: 'bg.muted', color: 'fg' },
    '& svg': { transform: 'rotate(90deg)' },
    '&[aria-expanded=true] svg': { transform: 'rotate(-90deg)' },
  },
});

interface MenuFoldProps {
  readonly block: MenuBlock;
  readonly current: string | undefined;
  readonly isCompact: boolean;
}

/** A section of the sidebar whose title folds its lines away. */
export function MenuFold({ block, current, isCompact }: MenuFoldProps) {
  const [titleId, linesId] = [useId(), useId()];
  const { isOpen, toggle } = useFold(block, current);
  const [isPressed, setPressed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const Title = isCompact ? VisuallyHidden : 'span';
  const attention = useAtomValue(attentionAtom);
  // While the lines are in sight they say it themselves.
  const count = isOpen
    ? 0
    : countAttention(
        attention,
        block.entries.flatMap((entry) => entry.attention),
      );
  const heard = heardLabel(block.title ?? '', count);

  // At the end of a menu that scrolls, the lines would unfold out of sight.
  useEffect(
    function showLines() {
      const menu = section.current?.closest('nav');
      if (menu && isPressed && isOpen) showInMenu(menu, section.current);
    },
    [isPressed, isOpen],
  );

  return (
    <Section ref={section}>
      <FoldButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={linesId}
        aria-label={count > 0 ? heard : undefined}
        title={isCompact ? heard : undefined}
        minHeight={isCompact ? '9' : undefined}
        marginBlockStart={isCompact ? '0' : undefined}
        justifyContent={isCompact ? 'center' : undefined}
        onClick={() => {
          setPressed(true);
          toggle();
        }}
      >
        <Title id={titleId} data-fill="title">
          {block.title}
        </Title>
        {!isCompact && <AttentionCount count={count} />}
        <Dotted isMarked={isCompact && count > 0}>
          <ChevronRightIcon boxSize="4" />
        </Dotted>
      </FoldButton>
      <MenuLines
        id={linesId}
        entries={block.entries}
        current={current}
        titleId={titleId}
        isCompact={isCompact}
        isHidden={!isOpen}
      />
    </Section>
  );
}
