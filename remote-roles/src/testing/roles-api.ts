import type { WireData } from '@cabinet/kernel/http';
import { failure, handle, keepFingerprint, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { ADMIN } from './admin.ts';
import { ABOVE, ANALYST, GUEST, OF_COMPANY, PARTNER, SYSTEM } from './listed-roles.ts';

type WireRole = WireData<'GET roles/{id}'>;

const pageOf = (items: WireRole[]): WireData<'GET roles'> => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  next_cursor: null,
});

function isWanted({ company_id, role_name }: WireRole, params: URLSearchParams): boolean {
  const [scope, q] = [params.get('scope'), params.get('q') ?? ''];
  const isThere = scope === null || (scope === 'company') === (company_id !== null);
  return isThere && role_name.toLowerCase().includes(q.toLowerCase());
}

const REPORTS: WireData<'GET permissions'>[number] = {
  id: 'report:read',
  name: 'Чтение отчётов',
  category: 'Отчёты',
  dynamic: false,
  is_known: false,
  used_by_roles: 1,
  roles: [],
};

/** The API behind the lists of roles: it keeps what is deleted, and says what it was asked. */
export function useRolesApi() {
  let roles: WireRole[] = [];
  const asked: string[] = [];
  const deleted: string[] = [];
  const find = (roleId: unknown) => roles.find(({ role_id }) => role_id === roleId);
  const api = useApiServer(
    ...sessionHandlers(ADMIN),
    handle('GET roles', ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(String(params));
      return pageOf(roles.filter((role) => isWanted(role, params)));
    }),
    handle('GET roles/global', () => roles.filter(({ company_id }) => company_id === null)),
    handle('GET roles/company/{id}', ({ params }) =>
      roles.filter(({ company_id }) => company_id === params.id),
    ),
    handle('GET roles/{id}', ({ params }) => find(params.id) ?? failure('RES.001')),
    handle('GET permissions', [REPORTS]),
    handle('DELETE roles/{id}', ({ params, request }) => {
      const role = find(params.id);
      const target = new URL(request.url).searchParams.get('move_to');
      if (role === undefined) return failure('RES.001');
      if (role.users_count > 0 && target === null)
        return failure('RES.003', { message: 'Роль назначена людям' });
      deleted.push(`${role.role_name} → ${find(target)?.role_name ?? 'никуда'}`);
      roles = roles.filter((each) => each !== role);
      return { moved: role.users_count };
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    roles = [PARTNER, ANALYST, SYSTEM, GUEST, ABOVE, OF_COMPANY];
    asked.length = 0;
    deleted.length = 0;
  });
  return {
    api,
    asked,
    deleted,
    setRoles: (next: readonly WireRole[]) => {
      roles = [...next];
    },
    changeRole: (roleId: string, draft: Partial<WireRole>) => {
      roles = roles.map((role) => (role.role_id === roleId ? { ...role, ...draft } : role));
    },
  };
}
