import { sql } from 'kysely';
import type { Config } from '#config/index.ts';
import { OperatorError } from '#config/operator-error.ts';
import { type Database, inTransaction } from '#db/index.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import type { SecondObstacle } from '#lib/proposals/index.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import { givingByNobody } from './make-admin.ts';

const NO_PASSWORD = 'It has no password yet: until one is set by «Забыли пароль?» it confirms nothing.';

/**
 * Makes somebody who has an account an administrator, and says for whom they are no second person yet (product §19.5).
 * The password and the sessions stay: rights are read with every request.
 */
export function promoteAdmin(
  db: Database,
  address: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    let promoted = false;
    await givingByNobody(trx, publicUrl, async (adminRoleId) => {
      const person = await lockPerson(trx, address);
      if (person.role_id === adminRoleId) return;
      demandFit(person, address);
      await sql`update users set role_id = ${adminRoleId}, updated_at = now() where id = ${person.id}`.execute(
        trx,
      );
      await recordAudit(trx, {
        by: { name: 'create-admin' },
        action: 'role.assign',
        entityType: 'user',
        entityId: person.id,
        before: { user_id: person.id, role_id: person.role_id },
        after: { user_id: person.id, role_id: adminRoleId, by: 'create-admin' },
      });
      promoted = true;
    });
    const person = await lockPerson(trx, address);
    const fact = promoted
      ? `${address} is an administrator now; password and sessions stay.`
      : `${address} is an administrator already; nothing was changed.`;
    return [fact, ...(await whatIsMissing(trx, person))].join('\n');
  });
}

interface Person {
  readonly id: string;
  readonly role_id: string;
  readonly role_key: string | null;
  readonly company: string | null;
  readonly is_active: boolean;
  readonly has_password: boolean;
}

async function lockPerson(trx: Database, address: string): Promise<Person> {
  const { rows } = await sql<Person>`
    select u.id, u.role_id, r.key as role_key, u.is_active, u.password_hash is not null as has_password,
      (select c.name from companies c where c.id = u.company_id) as company
    from users u join roles r on r.id = u.role_id where u.email = ${address} and u.deleted_at is null for update of u`.execute(
    trx,
  );
  const [person] = rows;
  if (!person) throw new OperatorError(`${address} has no account. Without --promote the command makes one.`);
  return person;
}

function demandFit({ is_active: isActive, company, role_key: key }: Person, address: string): void {
  const instead = 'or make an account with another address: create-admin --email …';
  if (!isActive)
    throw new OperatorError(
      `${address} is switched off. Let an administrator switch it on first (/admin), ${instead}`,
    );
  if (company !== null)
    throw new OperatorError(
      `${address} works in ${company}, where a role of the cabinet sleeps. Let them leave the company first, ${instead}`,
    );
  if (key === 'guest')
    throw new OperatorError(
      `${address} is a guest. Let an administrator give them the role «Пользователь» first, ${instead}`,
    );
}

/** Which of the people who keep roles the person cannot be the second one for, as things stand now. */
async function whatIsMissing(trx: Database, { id, has_password: hasPassword }: Person): Promise<string[]> {
  if (!hasPassword) return [NO_PASSWORD];
  const { rows } = await sql<{ readonly email: string; readonly obstacle: SecondObstacle | null }>`
    select u.email, second_obstacle(${id}, 'role:manage', u.id, clock_timestamp()) as obstacle
    from ${holders} where p.permission = 'role:manage' and u.id <> ${id} order by u.email`.execute(trx);
  return rows.flatMap(({ email, obstacle }) =>
    obstacle === null ? [] : [`Not yet a second person for ${email}: ${OBSTACLE[obstacle]}.`],
  );
}

const OBSTACLE: Readonly<Record<SecondObstacle, string>> = {
  author: 'it is the same person',
  permission: 'it lacks the permission',
  credential: 'it has no password',
  by_author: 'that one made this account, its rights, e-mail or link less than 30 days ago',
  made_author: 'this one made that account, its rights, e-mail or link less than 30 days ago',
  too_new: 'its password was set by a link less than 24 hours ago',
};
