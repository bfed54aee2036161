import { Box, DateText, Stack, Text } from '@cabinet/kernel/ui';
import type { Stoppable } from '../../api/stop-proposal.ts';
import { Fact } from '../fact.tsx';

/** What changes, who wants it and when it takes effect. */
export function ProposalFacts({ proposal }: { readonly proposal: Stoppable }) {
  const { what, changes, reason, proposedBy: author, createdAt: at, takesEffectAt: effectAt } = proposal;
  return (
    <Stack gap="3">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {what}
      </Text>
      {changes.length > 0 && (
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc" textStyle="sm">
          {changes.map((line) => (
            <Box as="li" key={line} overflowWrap="anywhere">
              {line}
            </Box>
          ))}
        </Stack>
      )}
      <Stack as="dl" gap="2" textStyle="sm">
        <Fact name="Кто предложил">{author}</Fact>
        <Fact name="Когда предложено">
          <DateText value={at} format="datetime" />
        </Fact>
        {reason !== null && <Fact name="Причина">{reason}</Fact>}
        {proposal.state === 'open' && effectAt !== null && (
          <Fact name="Вступит в силу само">
            <DateText value={effectAt} format="datetime" />
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}
