import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { useTestApi } from '#test/test-api.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';

const ROUNDS = raceRounds(150);
const AT_ONCE = 40;

describeOnPostgres('promo requests at once on $name', (database) => {
  const api = useTestApi(database);

  it('are all counted, however many come from the same few sources', async () => {
    const request = (at: number) =>
      addPromoRequests(api.db, [
        {
          ip: `192.0.2.${at % 3}`,
          fingerprint: fingerprintOf(`x${at % 4}`),
          email: `g${at % 7}@mail.example`,
        },
      ]);
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => request(at)));
    const { rows } = await sql`
      select kind, sum(requests)::integer as requests, count(*)::integer as sources, sum(links)::integer as links
      from promo_sources group by kind order by kind`.execute(api.db);
    const requests = ROUNDS * AT_ONCE;
    expect(rows).toEqual([
      { kind: 'fingerprint', requests, sources: 4, links: 12 },
      { kind: 'ip', requests, sources: 3, links: 12 },
    ]);
  });
});
