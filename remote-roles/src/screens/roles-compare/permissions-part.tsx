import { Heading, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { useOwnPermissions } from '../../api/own-permissions.ts';
import { groupPermissions, type ListedPermission, namedPermissions } from '../../lib/listed-permission.ts';
import type { ComparedRoles } from './compared-roles.ts';
import { HeldMark } from './held-mark.tsx';
import { type PairRow, PairTable } from './pair-table.tsx';

function Named({ permission: { id, name } }: { readonly permission: ListedPermission }) {
  return (
    <>
      <span>{`${name} `}</span>
      <Text as="span" textStyle="xs" color="fg.muted">
        {id}
      </Text>
    </>
  );
}

function rowOf(permission: ListedPermission, { one, other }: ComparedRoles): PairRow {
  const [inOne, inOther] = [one, other].map(({ permissions }) => permissions.includes(permission.id));
  const isDifferent = inOne !== inOther;
  const mark = (isHeld: boolean | undefined) => (
    <HeldMark isDifferent={isDifferent}>{isHeld ? <Named permission={permission} /> : null}</HeldMark>
  );
  return { key: permission.id, isDifferent, one: mark(inOne), other: mark(inOther) };
}

export function PermissionsPart({ roles }: { readonly roles: ComparedRoles }) {
  const { one, other, names } = roles;
  const own = useOwnPermissions([one, other]);
  const granted = namedPermissions([...new Set([...one.permissions, ...other.permissions])], own);
  return (
    <SectionCard title="Права">
      {granted.length === 0 && <Text color="fg.muted">Прав нет ни у одной из ролей.</Text>}
      <Stack gap="5">
        {groupPermissions(granted).map(({ category, permissions }) => (
          <Stack key={category} gap="1">
            <Heading as="h3" size="sm">
              {category}
            </Heading>
            <PairTable
              label={`Права: ${category}`}
              names={names}
              rows={permissions.map((permission) => rowOf(permission, roles))}
            />
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
