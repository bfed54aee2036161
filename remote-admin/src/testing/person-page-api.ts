import { buildAccess, buildProposalPage, buildVerdict } from '@cabinet/access/testing';
import { failure, handle, keepFingerprint, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage } from '@cabinet/payments/testing';
import { buildAdminUserDetail, buildLeftMoney, type WireAdminUserDetail } from './build-admin-user.ts';
import { ADMIN, ROLES } from './users-api.ts';

const NO_INVITATIONS = { received: { total: 0, items: [] }, sent: { total: 0, items: [] } };
const TOTALS = { in: '0.00', out: '17.05', net: '-17.05' };

/** The API behind a person's page: it keeps the person, and says what it was asked and told. */
export function usePersonPageApi() {
  let person: WireAdminUserDetail | null = null;
  const asked: string[] = [];
  const counts: string[] = [];
  function counted(list: string, url: string, total: number) {
    counts.push(`${list}${new URL(url).search}`);
    return { items: [], total, page: 1, limit: 1, next_cursor: null };
  }
  const written: unknown[] = [];
  const current = () => person ?? failure('RES.001');
  const changed = () => (person === null ? failure('RES.001') : { ...person, proposals: [] });
  function change(part: Partial<WireAdminUserDetail>) {
    if (person !== null) person = { ...person, ...part };
    return changed();
  }
  const api = useApiServer(
    ...sessionHandlers(ADMIN),
    handle('GET roles/global', [ROLES.usual, ROLES.partner, ROLES.staff]),
    handle('GET admin/proposals', buildProposalPage([])),
    handle('GET admin/users/{id}', ({ params }) =>
      params.id === person?.id ? current() : failure('RES.001'),
    ),
    handle('GET admin/users/{id}/invitations', NO_INVITATIONS),
    handle('GET admin/audit', ({ request }) => ({
      ...counted('admin/audit', request.url, 2),
      is_total_capped: false,
    })),
    handle('GET payment/requests', ({ request }) => ({
      ...counted('payment/requests', request.url, 1234),
      totals: { paid: '0.00', open: '0.00', by_status: [] },
    })),
    handle('GET payment/notices', ({ request }) => counted('payment/notices', request.url, 3)),
    handle('GET nona/admin/promo/requests', ({ request }) => counted('promo/requests', request.url, 0)),
    handle('GET users/{id}/access', () =>
      buildAccess({
        models: [
          buildVerdict(),
          buildVerdict({
            id: 'iris-2',
            name: 'Ирис 2',
            hasAccess: false,
            allowed: false,
            reason: 'Заблокировано правилами',
            rule: 'all:disable',
          }),
        ],
      }),
    ),
    handle('GET transactions', ({ request }) => {
      asked.push(new URL(request.url).search);
      return buildTransactionPage([buildTransaction()], TOTALS);
    }),
    handle('PUT admin/users/{id}', async ({ request }) => {
      const body = Object(await request.json());
      written.push(['edit', body]);
      return change(body);
    }),
    handle('POST admin/users/{id}/invite', () => {
      written.push('invite');
      return changed();
    }),
    handle('POST admin/users/{id}/deactivate', () => {
      written.push('deactivate');
      return change({ is_active: false });
    }),
    handle('GET admin/users/{id}/deletion', {
      payer: buildLeftMoney(),
      owns: { company: null, group: null },
    }),
    handle('GET admin/users/{id}/deleted', () => failure('RES.001')),
    handle('DELETE admin/users/{id}', async ({ request }) => {
      written.push(['delete', await request.json()]);
      person = null;
      return null;
    }),
    handle('DELETE admin/users/{id}/sessions', () => {
      written.push('end all');
      const revoked = person?.sessions.length ?? 0;
      change({ sessions: [] });
      return { revoked };
    }),
    handle('DELETE admin/users/{id}/sessions/{sessionId}', ({ params }) => {
      written.push(`end ${params.sessionId}`);
      change({ sessions: person?.sessions.filter(({ id }) => id !== params.sessionId) ?? [] });
      return null;
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    person = buildAdminUserDetail();
    asked.length = 0;
    counts.length = 0;
    written.length = 0;
  });
  return {
    api,
    asked,
    /** The lists that were asked how much they hold. */
    counts,
    written,
    setPerson: (next: Partial<WireAdminUserDetail>) => {
      person = buildAdminUserDetail(next);
    },
  };
}
