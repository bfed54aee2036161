import { usePermission } from '@cabinet/kernel/session';
import { Badge, Flex, IconButton, Stack, Text, TrashIcon } from '@cabinet/kernel/ui';
import type { PermissionInfo } from '../../api/permissions.ts';
import { PermissionOpens } from '../../components/permission-opens.tsx';
import { PermissionRoles } from './permission-roles.tsx';

interface PermissionItemProps {
  readonly permission: PermissionInfo;
  readonly onDelete: () => void;
}

export function PermissionItem({ permission, onDelete }: PermissionItemProps) {
  const { id, name, isKnown } = permission;
  const mayOpenRoles = usePermission('role:manage');
  return (
    <Flex
      as="li"
      gap="4"
      justify="space-between"
      align="flex-start"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Stack gap="1" minW="0" flex="1">
        <Flex
          columnGap="2"
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'flex-start', md: 'baseline' }}
        >
          <Text as="span" fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
            {id}
          </Text>
          {!isKnown && <Badge>создано вручную</Badge>}
        </Flex>
        <PermissionRoles permission={permission} isLinked={mayOpenRoles} />
        <PermissionOpens id={id} />
      </Stack>
      {!isKnown && (
        <IconButton label={`Удалить разрешение «${name}»`} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      )}
    </Flex>
  );
}
