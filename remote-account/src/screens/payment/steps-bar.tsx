import { Box, CheckIcon, ClockIcon, CloseIcon, chakra, Flex, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { PaymentStep } from '../../lib/payment-state.ts';
import type { StepOutcome } from './result/result-look.ts';

const STEPS: readonly { readonly step: PaymentStep; readonly label: string }[] = [
  { step: 'form', label: 'Сумма' },
  { step: 'transaction', label: 'Оплата' },
  { step: 'result', label: 'Результат' },
];

type Mark = StepOutcome | 'current' | 'ahead';

const SIGNS = { done: CheckIcon, failed: CloseIcon, ended: CloseIcon, open: ClockIcon } as const;
const WORDS: Readonly<Record<Mark, string>> = {
  done: 'пройден',
  failed: 'не пройден',
  ended: 'прекращён',
  open: 'ждёт',
  current: '',
  ahead: '',
};

const Steps = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'flex',
    // A window of 320 px has room for all three only with small letters; with larger ones they go on below.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1.5', sm: '3' },
    listStyleType: 'none',
    mb: '6',
  },
});
const Circle = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '6',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'semibold',
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
  },
  variants: {
    mark: {
      done: {},
      current: {},
      failed: { colorPalette: 'red' },
      ended: { bg: 'bg.emphasized', color: 'fg' },
      open: { colorPalette: 'blue' },
      ahead: { bg: 'bg.emphasized', color: 'fg.muted' },
    },
  },
});

function markOf(index: number, current: number, outcome: StepOutcome | null): Mark {
  if (index > current) return 'ahead';
  if (index === 0) return current === 0 ? 'current' : 'done';
  // What became of the payment is the mark of its own step, and of the last one once that is reached.
  return outcome ?? 'current';
}

/** The result has no number, because before there is one nobody is on its step, and then its sign says how it ended. */
function StepMark({ mark, index }: { readonly mark: Mark; readonly index: number }) {
  const Sign = mark === 'current' || mark === 'ahead' ? null : SIGNS[mark];
  const number = index === STEPS.length - 1 ? '' : index + 1;
  return <Circle mark={mark}>{Sign === null ? number : <Sign boxSize="3.5" strokeWidth="2.5" />}</Circle>;
}

interface StepsBarProps {
  readonly step: PaymentStep;
  /** What became of the payment, as far as it is known; `null` while one is on the way to it. */
  readonly outcome: StepOutcome | null;
}

/** How far the payment is, and at the end whether it went through. */
export function StepsBar({ step, outcome }: StepsBarProps) {
  const current = STEPS.findIndex((each) => each.step === step);
  return (
    <Steps aria-label="Шаги оплаты">
      {STEPS.map(({ label }, index) => {
        const mark = markOf(index, current, outcome);
        return (
          <Flex
            as="li"
            key={label}
            align="center"
            gap={{ base: '1.5', sm: '3' }}
            flex={index === 0 ? undefined : '1'}
            {...(index === current ? { 'aria-current': 'step' } : {})}
          >
            {index > 0 && <Box flex="1" minW="2" h="1px" bg="border.emphasized" aria-hidden />}
            <StepMark mark={mark} index={index} />
            <Text
              textStyle={{ base: 'xs', sm: 'sm' }}
              fontWeight={index === current ? 'semibold' : 'normal'}
              color={index === current ? 'fg' : 'fg.muted'}
            >
              <span>{label}</span>
              {WORDS[mark] !== '' && <VisuallyHidden>{`: ${WORDS[mark]}`}</VisuallyHidden>}
            </Text>
          </Flex>
        );
      })}
    </Steps>
  );
}
