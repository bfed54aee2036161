import { chakra, Flex, Text } from '@cabinet/kernel/ui';

const Mark = /* @__PURE__ */ chakra('svg', {
  base: {
    width: '8',
    height: '8',
    flexShrink: '0',
    borderRadius: 'lg',
    background: 'colorPalette.solid',
    color: 'colorPalette.contrast',
  },
});

/** The cabinet's sign, beside its name unless there is no room. */
export function Brand({ isCompact = false }: { readonly isCompact?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <Mark
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M21 12.2a6 6 0 1 0 0 7.6" />
      </Mark>
      {!isCompact && (
        <Text as="span" fontWeight="semibold" textStyle="lg" letterSpacing="tight">
          Кабинет
        </Text>
      )}
    </Flex>
  );
}
