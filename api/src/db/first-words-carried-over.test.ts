import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '#test/databases.ts';
import { userWith } from '#test/test-payers.ts';
import { databaseBefore } from './testing/carried-over.ts';

const NAME = '0039-a-first-word-is-a-proposal';

describeOnPostgres('first words about companies of the release before on $name', () => {
  it('become proposals, also what is said or taken back while they are carried over', async () => {
    const { connection, run, write, migrateBeside, close } = await databaseBefore(NAME);
    const { db } = connection;
    const { id: clerk } = await userWith(connection, '0');
    const { id: other } = await userWith(connection, '0');
    const NAMES = ['open', 'revoked', 'late', 'after', 'other requisites', 'closed', 'confirmed'];
    for (const [n, name] of NAMES.entries())
      await run(`insert into companies (id, name, full_name, inn, kpp, bank_account)
        values (uuid_v7(), '${name}', '${name}', '7736207543', '77362000${n}', '4070281043800001234${n}')`);
    const say = (
      name: string,
    ) => `insert into company_verifications (id, company_id, inn, kpp, bank_account, first_by)
      select uuid_v7(), id, inn, kpp, bank_account, '${clerk}' from companies where name = '${name}'`;
    const change = (name: string, values: string) =>
      `update company_verifications w set ${values} from companies c where c.id = w.company_id and c.name = '${name}'`;
    const revoked = `revoked_by = '${other}', revoked_at = now(), revoke_reason = 'Нет'`;
    for (const name of NAMES) if (name !== 'late' && name !== 'after') await run(say(name));
    await run(`update companies set kpp = '773629999' where name = 'other requisites'`);
    await run(`update companies set closed_at = now() where name = 'closed'`);
    await run(change('confirmed', `second_by = '${other}', second_at = now()`));
    await migrateBeside(`${say('late')}; ${change('revoked', revoked)}`);
    await write(say('after'));
    const { rows } =
      await sql`select f.facts ->> 'title' as title, f.status, f.proposed_by = ${clerk} as is_of_clerk,
        f.permission, p.name as payer, f.facts #>> '{order,account}' as account, jsonb_array_length(f.facts -> 'details') as details
      from proposals f join payers p on p.id = f.payer_id where f.kind = 'company_verification' order by f.number`.execute(
        db,
      );
    const carried = (title: string) => ({
      title,
      status: 'pending',
      is_of_clerk: true,
      permission: 'payment_request:manage',
      payer: title,
      account: `4070281043800001234${NAMES.indexOf(title)}`,
      details: 3,
    });
    expect(rows).toEqual(expect.arrayContaining(['open', 'late', 'after'].map(carried)));
    expect(rows).toHaveLength(3);
    await write(change('late', revoked));
    await run(`update proposals set status = 'confirmed', decided_by = '${other}', decided_at = now()
      where facts ->> 'title' = 'open'`);
    const { rows: words } =
      await sql`select c.name, w.second_by is not null as is_confirmed, w.revoke_reason as reason
      from company_verifications w join companies c on c.id = w.company_id order by c.kpp, w.id`.execute(db);
    const word = (name: string, is_confirmed: boolean, reason: string | null) => ({
      name,
      is_confirmed,
      reason,
    });
    const stale = 'Реквизиты компании с тех пор изменились';
    expect(words).toEqual([
      word('open', true, null),
      word('revoked', false, 'Нет'),
      word('late', false, 'Нет'),
      word('after', false, null),
      word('closed', false, stale),
      word('confirmed', true, null),
      word('other requisites', false, stale),
    ]);
    await close();
  });
});
