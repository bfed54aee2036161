import { VerdictBadge } from '@cabinet/access';
import { chakra, Flex, Text } from '@cabinet/kernel/ui';
import type { PreviewedModel } from './preview.ts';

const Row = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: '100%',
    height: '100%',
    paddingInline: '3',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'colorPalette.subtle' },
  },
});

const CHANGES = { gained: '+ откроется', lost: '− закроется' } as const;

interface PreviewRowProps {
  readonly model: PreviewedModel;
  /** The rule that decides, in words. */
  readonly rule: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A model, what decides for it, and whether that is new. */
export function PreviewRow({ model, rule, isChosen, onChoose }: PreviewRowProps) {
  const { name, developer, type, tags, hasAccess, reason, change } = model;
  return (
    <Row type="button" aria-pressed={isChosen} onClick={onChoose}>
      <Flex direction="column" minW="0">
        <Text as="span" truncate>
          <span>{`${name} `}</span>
          <Text as="span" textStyle="xs" color="fg.muted">
            {[developer, type, ...tags].join(' · ')}
          </Text>
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted" truncate>
          {reason === null ? rule : `${reason}: ${rule}`}
        </Text>
      </Flex>
      <Flex direction="column" align="flex-end" gap="0.5" flexShrink="0">
        <VerdictBadge isOpen={hasAccess} />
        {change !== null && (
          <Text as="span" textStyle="xs" color={change === 'gained' ? 'fg.success' : 'fg.error'}>
            {CHANGES[change]}
          </Text>
        )}
      </Flex>
    </Row>
  );
}
