import { Banner, Stack, Text } from '@cabinet/kernel/ui';

/** Why the transfer may be somebody else's, so that nobody overlooks it. */
export function PayerDoubts({ doubts }: { readonly doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <Banner tone="warning" title="Проверьте, чей это перевод">
      <Stack as="ul" gap="1" ps="4" listStyleType="disc">
        {doubts.map((doubt) => (
          <Text as="li" key={doubt}>
            {doubt}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
