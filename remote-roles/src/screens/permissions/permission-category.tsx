import { SectionCard, Stack } from '@cabinet/kernel/ui';
import type { PermissionInfo } from '../../api/permissions.ts';
import type { PermissionGroup } from '../../lib/listed-permission.ts';
import { PermissionItem } from './permission-item.tsx';

interface PermissionCategoryProps {
  readonly group: PermissionGroup<PermissionInfo>;
  readonly onDelete: (permission: PermissionInfo) => void;
}

export function PermissionCategory({ group: { category, permissions }, onDelete }: PermissionCategoryProps) {
  return (
    <SectionCard title={category}>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={category}>
        {permissions.map((permission) => (
          <PermissionItem key={permission.id} permission={permission} onDelete={() => onDelete(permission)} />
        ))}
      </Stack>
    </SectionCard>
  );
}
