import { describeRule, serialiseModelAccess } from '@cabinet/kernel/core/model-access';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import type { MergeableRole } from './merge-roles.ts';
import { MergeColumns } from './merge-row-choice.tsx';
import type { ModelName } from './merge-words.ts';

interface RuleListProps {
  readonly title: string;
  readonly role: MergeableRole;
  readonly nameOf: ModelName;
}

function RuleList({ title, role, nameOf }: RuleListProps) {
  return (
    <Box minW="0">
      <Text textStyle="sm" color="fg.muted" mb="1">
        {title}
      </Text>
      <Stack as="ol" gap="1" textStyle="sm" ps="5" listStyle="decimal" aria-label={title}>
        {serialiseModelAccess(role).map((text, index) => (
          // Two rules of a list may be the same.
          <Box as="li" key={`${index}.${text}`} overflowWrap="anywhere">
            {describeRule(text, nameOf)}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

interface RuleListsProps {
  readonly theirs: MergeableRole;
  readonly mine: MergeableRole;
  readonly result: MergeableRole;
  readonly nameOf: ModelName;
}

/** The rules of both sides and of the result, in their order: later ones beat earlier ones. */
export function RuleLists({ theirs, mine, result, nameOf }: RuleListsProps) {
  return (
    <MergeColumns rowGap="4">
      <RuleList title="Правила новой версии" role={theirs} nameOf={nameOf} />
      <RuleList title="Ваши правила" role={mine} nameOf={nameOf} />
      <RuleList title="Правила результата" role={result} nameOf={nameOf} />
    </MergeColumns>
  );
}
