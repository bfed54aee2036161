import { Box, CheckIcon, chakra, Flex, Text } from '@cabinet/kernel/ui';
import type { PaymentStep } from '../../lib/payment-state.ts';

const STEPS: readonly { readonly step: PaymentStep; readonly label: string }[] = [
  { step: 'form', label: 'Сумма' },
  { step: 'transaction', label: 'Оплата' },
  { step: 'result', label: 'Результат' },
];

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
const Mark = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '6',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'semibold',
    bg: 'bg.emphasized',
    color: 'fg.muted',
  },
  variants: { reached: { true: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' } } },
});

/** How far the payment is. */
export function StepsBar({ step }: { readonly step: PaymentStep }) {
  const current = STEPS.findIndex((each) => each.step === step);
  return (
    <Steps aria-label="Шаги оплаты">
      {STEPS.map(({ label }, index) => (
        <Flex
          as="li"
          key={label}
          align="center"
          gap={{ base: '1.5', sm: '3' }}
          flex={index === 0 ? undefined : '1'}
          maxW={index === 0 ? undefined : '14rem'}
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          {index > 0 && <Box flex="1" minW="2" h="1px" bg="border.emphasized" aria-hidden />}
          <Mark reached={index <= current}>{index < current ? <CheckIcon boxSize="3.5" /> : index + 1}</Mark>
          <Text
            textStyle={{ base: 'xs', sm: 'sm' }}
            fontWeight={index === current ? 'semibold' : 'normal'}
            color={index === current ? 'fg' : 'fg.muted'}
          >
            {label}
          </Text>
        </Flex>
      ))}
    </Steps>
  );
}
