import { chakra, Text } from '@cabinet/kernel/ui';
import { VerdictBadge } from '../rules/verdict-badge.tsx';
import type { ModelVerdict } from './user-access.ts';

const Row = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: '100%',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'colorPalette.subtle' },
  },
});

interface ModelRowProps {
  readonly model: ModelVerdict;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A model and whether a request to it goes through; pressed, it is the one that is explained. */
export function ModelRow({ model: { name, vendor, allowed }, isChosen, onChoose }: ModelRowProps) {
  return (
    <Row type="button" aria-pressed={isChosen} onClick={onChoose}>
      <Text as="span" minW="0" overflowWrap="anywhere">
        <span>{`${name} `}</span>
        <Text as="span" textStyle="xs" color="fg.muted">
          {vendor}
        </Text>
      </Text>
      <VerdictBadge isOpen={allowed} />
    </Row>
  );
}
