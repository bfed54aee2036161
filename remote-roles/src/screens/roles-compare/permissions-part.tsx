import { Heading, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { useOwnPermissions } from '../../api/own-permissions.ts';
import { categoriesOf, type NamedPermission, namedPermissions } from '../../components/permission-words.ts';
import type { ComparedRoles } from './compared-roles.ts';
import { HeldMark } from './held-mark.tsx';
import { type PairRow, PairTable } from './pair-table.tsx';

function Named({ permission: { id, name } }: { readonly permission: NamedPermission }) {
  return (
    <>
      {name}{' '}
      <Text as="span" textStyle="xs" color="fg.muted">
        {id}
      </Text>
    </>
  );
}

function rowOf(permission: NamedPermission, { one, other }: ComparedRoles): PairRow {
  const [inOne, inOther] = [one, other].map(({ permissions }) => permissions.includes(permission.id));
  const isDifferent = inOne !== inOther;
  const mark = (isHeld: boolean | undefined) => (
    <HeldMark isDifferent={isDifferent}>{isHeld ? <Named permission={permission} /> : null}</HeldMark>
  );
  return { key: permission.id, isDifferent, one: mark(inOne), other: mark(inOther) };
}

/** What each role grants, by category. */
export function PermissionsPart({ roles }: { readonly roles: ComparedRoles }) {
  const { one, other, names } = roles;
  const own = useOwnPermissions([one, other]);
  const granted = namedPermissions([...new Set([...one.permissions, ...other.permissions])], own);
  return (
    <SectionCard title="Права">
      {granted.length === 0 && <Text color="fg.muted">Прав нет ни у одной из ролей.</Text>}
      <Stack gap="5">
        {categoriesOf(granted).map((category) => (
          <Stack key={category} gap="1">
            <Heading as="h3" size="sm">
              {category}
            </Heading>
            <PairTable
              label={`Права: ${category}`}
              names={names}
              rows={granted
                .filter((permission) => permission.category === category)
                .map((permission) => rowOf(permission, roles))}
            />
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
