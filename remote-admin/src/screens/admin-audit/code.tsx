import { CopyButton, Flex, Text } from '@cabinet/kernel/ui';

/** An id or a hash, in figures of one width, with a way to copy it. */
export function Code({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Flex as="span" align="center" gap="1" minW="0">
      <Text as="span" fontFamily="mono" textStyle="xs" overflowWrap="anywhere" minW="0">
        {text}
      </Text>
      <CopyButton text={text} label={`Скопировать ${what}`} />
    </Flex>
  );
}
