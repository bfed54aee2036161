import { CheckIcon, CloseIcon, Flex, Heading, Stack } from '@cabinet/kernel/ui';
import { Fact } from '@cabinet/payments/facts';
import type { Proposal } from '../../api/proposals.ts';
import { changedFields, changedPermissions } from './words/detail-words.ts';

interface SideProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly isGain: boolean;
}

function Side({ title, names, isGain }: SideProps) {
  if (names.length === 0) return null;
  const Icon = isGain ? CheckIcon : CloseIcon;
  return (
    <Stack gap="1.5">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Stack as="ul" aria-label={title} gap="1" listStyleType="none">
        {names.map((name) => (
          <Flex as="li" key={name} gap="2" align="flex-start" textStyle="sm" overflowWrap="anywhere">
            <Icon boxSize="4" mt="0.5" flexShrink="0" color={isGain ? 'fg.success' : 'fg.error'} />
            {name}
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

/** What becomes of what, among the facts of a proposal. */
export function ChangedFacts({ details }: Pick<Proposal, 'details'>) {
  return changedFields(details).map(({ field, label, before, after }) => (
    <Fact key={field} term={label}>
      {before === null ? after : `${before} → ${after}`}
    </Fact>
  ));
}

/** Which permissions come and go. */
export function ChangedPermissions({ details }: Pick<Proposal, 'details'>) {
  const { added, removed } = changedPermissions(details);
  return (
    <>
      <Side title="Появятся права" names={added} isGain />
      <Side title="Пропадут права" names={removed} isGain={false} />
    </>
  );
}
