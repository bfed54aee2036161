import { CopyButton, Flex, Text } from '@cabinet/kernel/ui';

/** A build, whole and in figures of one width, with a way to copy it. */
export function BuildName({ build }: { readonly build: string }) {
  return (
    <Flex as="span" align="center" gap="1" minW="0">
      <Text as="span" fontFamily="mono" textStyle="sm" overflowWrap="anywhere" minW="0">
        {build}
      </Text>
      <CopyButton text={build} label={`Скопировать сборку ${build}`} />
    </Flex>
  );
}
