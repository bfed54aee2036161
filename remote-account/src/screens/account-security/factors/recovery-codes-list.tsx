import { SimpleGrid, Text } from '@cabinet/kernel/ui';

/** The codes, to be written down: one below another, in two columns, letter below letter. */
export function RecoveryCodesList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <SimpleGrid
      as="ul"
      aria-label="Коды"
      listStyleType="none"
      columns={2}
      gap="2"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.subtle"
      translate="no"
    >
      {codes.map((code) => (
        <Text as="li" key={code} fontFamily="mono" textAlign="center" userSelect="text">
          {code}
        </Text>
      ))}
    </SimpleGrid>
  );
}
