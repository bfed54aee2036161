import { useParams } from '@cabinet/kernel/router';
import { RoleEditor } from '../../editor/role-editor.tsx';

const GLOBAL = { kind: 'global' } as const;

export function Screen() {
  const { roleId = '' } = useParams();
  return <RoleEditor scope={GLOBAL} roleId={roleId} />;
}
