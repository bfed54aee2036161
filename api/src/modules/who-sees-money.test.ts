import { PERMISSIONS, type Permission } from '@cabinet/access/permissions';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { PayerKind } from '#db/schema.ts';
import { writeLowBalanceLetters } from '#scheduled-jobs/low-balance.ts';
import { anyDatabase } from '#test/databases.ts';
import { MONEY_PLACES } from '#test/money-places.ts';
import { sightsOf } from '#test/money-sights.ts';
import { type TestApi, useTestApi } from '#test/test-api.ts';
import { createUser } from '#test/test-users.ts';

type Held = 'nothing' | Permission | 'everything';

// What one's own lines and requests are to somebody who sees nothing else, and what each administrator sees of everybody's.
const MINE = 'movement.mine movements.user request.mine request.mine.email requests.my requests.my.emails';
const MOVEMENTS = 'movement.others movement.others.around movements.all movements.all.around card';
const REQUESTS = 'request.others request.others.email requests.all requests.all.emails';
const ADMINISTRATORS = { 'user:manage': MOVEMENTS, 'payment_request:manage': REQUESTS };

const BALANCE = 'me badge letter';
const CHOICE = 'choice choice.balance quote.balance';
const GROUP_MEMBER = `${CHOICE} page page.balance ${MINE}`;
// A member sees their own lines and requests, and nothing that tells what the others did.
const MEMBER = {
  'payment_request:manage': REQUESTS,
  'group:view_transactions': 'movements.group',
  'group:view_payment_requests': 'requests.group requests.group.emails',
};
const GROUP_ADMINISTRATOR = `quote.tier movement.mine.around ${MOVEMENTS}`;
const FORMER = {
  nothing: MINE,
  'user:manage': `movement.mine.around ${MOVEMENTS}`,
  'payment_request:manage': REQUESTS,
};
const COMPANY_SIGHTS = `${BALANCE} me.totals movement.mine.around page.balance`;
const COMPANY_REQUESTS = `request.others request.others.email
  requests.company requests.company.others requests.company.emails`;
const COMPANY_CHOICE = 'choice.balance quote.balance quote.tier';
const EMPLOYEE = {
  'payment_request:manage': REQUESTS,
  'company_user:manage': 'people',
  'company:transactions': 'spending movement.others movements.company movements.company.others usage',
  everything: 'movements.company.around',
};

/** By place: what is seen without any permission, what each of them adds, and what only several do together. */
const SEEN: Record<string, Partial<Record<Held, string>>> = {
  'own account': {
    nothing: `spending forecast ${BALANCE} me.totals ${CHOICE} quote.tier ${MINE} movement.mine.around
      movement.nobodys movement.nobodys.around movements.user.around`,
    'user:manage': 'movements.all movements.all.around card',
    'payment_request:manage': 'requests.all requests.all.emails',
  },
  "a stranger's account": {
    'user:manage': `movement.nobodys movement.nobodys.around ${MOVEMENTS}`,
    'payment_request:manage': REQUESTS,
  },
  'group, as its owner': {
    nothing: `spending forecast ${BALANCE} me.totals ${GROUP_MEMBER} quote.tier movement.mine.around
      movement.others movement.others.around request.others request.others.email usage people`,
    'user:manage': 'movements.all movements.all.around card',
    'payment_request:manage': 'requests.all requests.all.emails',
    'group:view_transactions': 'movements.group movements.group.others movements.group.around',
    'group:view_payment_requests': 'requests.group requests.group.others requests.group.emails',
  },
  'group, as its member': {
    nothing: `${BALANCE} ${GROUP_MEMBER}`,
    ...MEMBER,
    'user:manage': `me.totals ${GROUP_ADMINISTRATOR}`,
  },
  'group, as its member whose company pays': {
    nothing: GROUP_MEMBER,
    ...MEMBER,
    'user:manage': GROUP_ADMINISTRATOR,
  },
  'group, as who passed it on': {
    nothing: `${BALANCE} ${GROUP_MEMBER}`,
    ...MEMBER,
    'user:manage': `me.totals ${GROUP_ADMINISTRATOR}`,
  },
  'group, as its former member': FORMER,
  'dissolved group, as its last owner': {
    nothing: `${MINE} movement.mine.around request.others request.others.email`,
    'user:manage': MOVEMENTS,
    'payment_request:manage': 'requests.all requests.all.emails',
  },
  'group, as a member of another': ADMINISTRATORS,
  'company, as its owner': {
    nothing: `choice page ${MINE}`,
    'user:manage': `${COMPANY_SIGHTS} ${COMPANY_CHOICE} ${MOVEMENTS}`,
    ...EMPLOYEE,
    'company:view_payment_requests': COMPANY_REQUESTS,
    'company_balance:view': `spending forecast ${COMPANY_SIGHTS} ${COMPANY_CHOICE}`,
  },
  'company, as its employee': {
    nothing: `page ${MINE}`,
    'user:manage': `${COMPANY_SIGHTS} ${MOVEMENTS}`,
    ...EMPLOYEE,
    'company:view_payment_requests': `choice ${COMPANY_REQUESTS}`,
    'company_balance:view': `spending forecast choice ${COMPANY_SIGHTS} ${COMPANY_CHOICE}`,
  },
  'company, suspended': FORMER,
  'company, as its former employee': FORMER,
  'company, as an employee of another': ADMINISTRATORS,
};

/** The permissions that are held one at a time; another one that mattered would show where all are held. */
const MATTERS: Record<PayerKind, readonly Permission[]> = {
  user: ['user:manage', 'payment_request:manage'],
  group: ['user:manage', 'payment_request:manage', 'group:view_transactions', 'group:view_payment_requests'],
  company: [
    'user:manage',
    'payment_request:manage',
    'company_user:manage',
    'company:transactions',
    'company:view_payment_requests',
    'company_balance:view',
  ],
};

describe.each(anyDatabase)('of money, on $name,', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SCALE: '100' } });

  it.each(Object.entries(MONEY_PLACES))(
    '%s: whoever looks sees what the table says',
    async (name, arrange) => {
      const place = await arrange(api);
      const roleId = await takeRole(api, place.viewer.userId);
      const see = async (permissions: readonly Permission[]) => {
        await hold(api, roleId, permissions);
        await sql`delete from low_balance_alerts`.execute(api.db);
        await writeLowBalanceLetters(api.db, { publicUrl: undefined });
        return sightsOf(api, place);
      };
      const bare = await see([]);
      const known = new Set(bare);
      const table: Partial<Record<Held, string>> = {};
      const add = (held: Held, sights: readonly string[]) => {
        if (sights.length > 0) table[held] = wordsOf(sights.join(' '));
        for (const sight of sights) known.add(sight);
      };
      add('nothing', bare);
      for (const permission of MATTERS[place.kind]) {
        const seen = await see([permission]);
        expect(seen).toEqual(expect.arrayContaining(bare));
        add(
          permission,
          seen.filter((sight) => !bare.includes(sight)),
        );
      }
      const all = await see(PERMISSIONS);
      expect(all).toEqual(expect.arrayContaining([...known]));
      add(
        'everything',
        all.filter((sight) => !known.has(sight)),
      );
      const expected = Object.entries(SEEN[name] ?? {}).map(([held, sights]) => [held, wordsOf(sights)]);
      expect(table).toEqual(Object.fromEntries(expected));
    },
  );
});

function wordsOf(text: string): string {
  return text.split(/\s+/).toSorted().join(' ');
}

/** Gives somebody a role of their own, and a threshold that is above every balance. */
async function takeRole({ db }: TestApi, userId: string): Promise<string> {
  const { id } = await createUser(db, { permissions: [] });
  const { rows } = await sql<{ role_id: string }>`
    update users set role_id = (select role_id from users where id = ${id}), low_balance_threshold = 100000
    where id = ${userId} returning role_id`.execute(db);
  return rows[0]?.role_id ?? '';
}

async function hold({ db }: TestApi, roleId: string, permissions: readonly Permission[]): Promise<void> {
  await sql`delete from role_permissions where role_id = ${roleId}`.execute(db);
  await sql`insert into role_permissions (role_id, permission, position)
    select ${roleId}, permission, row_number() over () from unnest(${permissions}::text[]) permission`.execute(
    db,
  );
}
