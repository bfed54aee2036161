import { SimpleGrid, Stack } from '@cabinet/kernel/ui';
import type { Role } from '../../api/roles.ts';
import { useSuggestions } from '../../api/suggestions.ts';
import { comparedRoles } from './compared-roles.ts';
import { ModelsPart } from './models-part.tsx';
import { PermissionsPart } from './permissions-part.tsx';
import { RoleFacts } from './role-facts.tsx';
import { RulesPart } from './rules-part.tsx';

interface ComparisonProps {
  readonly one: Role;
  readonly other: Role;
  readonly hasAllModels: boolean;
  readonly onAllModels: (isWanted: boolean) => void;
}

/** Two roles beside each other, on a phone under each other. */
export function Comparison({ one, other, hasAllModels, onAllModels }: ComparisonProps) {
  const suggestions = useSuggestions();
  const roles = comparedRoles(one, other);
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <RoleFacts role={one} />
        <RoleFacts role={other} />
      </SimpleGrid>
      <PermissionsPart roles={roles} />
      <RulesPart roles={roles} models={suggestions.data?.models} />
      <ModelsPart roles={roles} suggestions={suggestions} hasAll={hasAllModels} onAll={onAllModels} />
    </Stack>
  );
}
