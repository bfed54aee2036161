import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { tidyUp } from '#scheduled-jobs/housekeeping.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  balanceOf,
  CALLBACK,
  noticeOf,
  openRequest,
  type PayAnswer,
  type RequestAnswer,
  sendNotice,
} from '#test/test-payments.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Notices {
  readonly items: readonly {
    readonly raw: string;
    readonly fields: object;
    readonly decision: string;
    readonly request: { readonly id: string } | null;
  }[];
  readonly total: number;
}

describe.each(anyDatabase)('notices without a valid signature on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1' } });
  let client: TestClient;
  let clerk: TestClient;
  let payment: PayAnswer;
  beforeAll(async () => {
    client = await api.signedIn();
    clerk = await api.signedIn({ permissions: ['payment_request:manage'] });
    payment = await openRequest(client);
  });

  const post = async (fields: Record<string, string>, remoteAddress: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: CALLBACK,
        payload: String(new URLSearchParams(fields)),
        headers: FORM,
        remoteAddress,
      })
    ).payload;
  const count = async () => {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::integer as rows from payment_notices where not is_signed`.execute(api.db);
    return rows[0]?.rows ?? 0;
  };

  it('leave a short row each, which an administrator still finds beside its request', async () => {
    const junk = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`MNT_CUSTOM${n}`, 'ы'.repeat(20)]));
    const notice = {
      ...noticeOf(api, payment),
      MNT_SIGNATURE: '0'.repeat(32),
      MNT_OPERATION_ID: '9'.repeat(900),
    };
    expect(await post({ ...notice, ...junk }, '10.0.0.1')).toBe('FAIL');
    expect(await post({ MNT_CUSTOM: 'x'.repeat(200_000) }, '10.0.0.1')).toBe('FAIL');
    const { rows } = await sql<{ size: number; decision: string }>`
      select octet_length(raw) + octet_length(fields::text) + coalesce(octet_length(operation_id), 0) as size, decision
      from payment_notices order by received_at`.execute(api.db);
    expect(rows.map(({ decision }) => decision)).toEqual(['bad_signature', 'malformed']);
    for (const { size } of rows) expect(size).toBeLessThanOrEqual(1_024);
    const found = (await clerk.get(`/payment/notices?request_id=${payment.id}`)).read<Notices>();
    expect(found.items).toMatchObject([{ decision: 'bad_signature', request: { id: payment.id } }]);
    expect(found.items[0]?.raw).toContain(`MNT_TRANSACTION_ID=${payment.id}`);
  });

  it('leave ten rows a minute for an address and thirty in all, and keep no signed notice out', async () => {
    const before = await count();
    const unsigned = { ...noticeOf(api, payment), MNT_SIGNATURE: '' };
    for (let time = 0; time < 15; time += 1) expect(await post(unsigned, '10.0.0.2')).toBe('FAIL');
    expect(await count()).toBe(before + 10);
    for (let time = 0; time < 40; time += 1)
      expect(await post({ ...unsigned, MNT_COMMAND: 'CHECK' }, `10.1.0.${time}`)).toBe('FAIL');
    expect(await count()).toBe(30);

    expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
    expect(await balanceOf(client)).toBe(500);
    const kept = (await clerk.get('/payment/notices?decision=credited')).read<Notices>();
    expect(kept.total).toBe(1);
  });

  it("fill nobody's history: the latest twenty are shown to staff, none to the author", async () => {
    const other = await openRequest(client);
    await sql`insert into payment_notices (id, request_id, command, http_method, raw, decision, is_signed)
      select uuid_v7(), ${other.id}, 'pay', 'GET', 'x', 'bad_signature', false from generate_series(1, 60)`.execute(
      api.db,
    );
    const seen = async (reader: TestClient) =>
      (await reader.get(`/payment/requests/${other.id}`))
        .read<RequestAnswer>()
        .timeline.map(({ code, note }) => [code, note]);
    expect((await seen(client)).map(([code]) => code)).toEqual(['pending']);
    expect(await seen(clerk)).toContainEqual(['bad_signature', '20 раз']);
  });

  it('are gone after a week; what is signed stays for ever', async () => {
    const add = (decision: string, isSigned: boolean, days: number) =>
      sql`
      insert into payment_notices (id, command, http_method, raw, decision, is_signed, received_at)
      values (uuid_v7(), 'pay', 'GET', 'retention', ${decision}, ${isSigned}, now() - make_interval(days => ${days}))`.execute(
        api.db,
      );
    await add('bad_signature', false, 6);
    await add('bad_signature', false, 8);
    await add('malformed', true, 8);
    await add('late', true, 900);
    const remove = (isSigned: boolean) =>
      sql`delete from payment_notices where raw = 'retention' and is_signed = ${isSigned}`.execute(api.db);
    await expect(remove(true)).rejects.toThrow('never deleted');
    await expect(remove(false)).rejects.toThrow('never deleted');
    await tidyUp(api.db);
    const { rows } = await sql<{ decision: string }>`
      select decision from payment_notices where raw = 'retention' order by received_at`.execute(api.db);
    expect(rows.map(({ decision }) => decision)).toEqual(['late', 'malformed', 'bad_signature']);
  });
});
