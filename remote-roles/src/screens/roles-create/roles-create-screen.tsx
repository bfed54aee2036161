import { useSearchParams } from '@cabinet/kernel/router';
import { RoleEditor } from '../../editor/role-editor.tsx';

const GLOBAL = { kind: 'global' } as const;

export function Screen() {
  const [search] = useSearchParams();
  return <RoleEditor scope={GLOBAL} roleId={null} copyOf={search.get('from') || undefined} />;
}
