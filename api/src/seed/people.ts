import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import {
  COMPANIES,
  DEMO_ACCOUNTS,
  DEMO_DOMAIN,
  EXTRA_PEOPLE,
  FIRST_NAMES_F,
  FIRST_NAMES_M,
  GROUPS,
  ROLES,
  type RoleName,
  SECOND_ADMIN,
  SURNAMES,
} from './people.data.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly phone: string | null;
  readonly role: RoleName;
  readonly company: 0 | 1 | null;
  readonly group: 0 | 1 | null;
  readonly isGroupOwner: boolean;
  readonly hasPassword: boolean;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
}

export interface People {
  readonly all: readonly Person[];
  readonly companyIds: [string, string];
  readonly groupIds: [string, string];
  readonly foundedAt: Date;
  readonly byName: (name: string) => Person;
}

const COMPANY_STAFF = [6, 4];
/** The role of each by their place. The others are employees, and outside of companies users. */
const FIRST_COMPANY_ROLES: Readonly<Record<number, RoleName>> = { 0: 'accountant', 3: 'analyst' };
const OUTSIDE_ROLES: Readonly<Record<number, RoleName>> = { 0: 'partner', 4: 'tester' };
const GROUP_STAFF = [3, 2];

/** All people of the demonstration: first the accounts of product §22.1, then those who fill the lists. */
export function planPeople(clock: SeedClock): People {
  const all = planPersons(clock);
  const random = createRandom('organisations');
  const foundedAt = clock.daysAgo(368, 12);
  const pair = (): [string, string] => [random.uuid(foundedAt), random.uuid(foundedAt)];
  return {
    all,
    companyIds: pair(),
    groupIds: pair(),
    foundedAt,
    byName: (name) => personByName(all, name),
  };
}

function planPersons(clock: SeedClock): Person[] {
  const random = createRandom('people');
  // From a sequence of its own, so that the people behind this account stay who they are.
  const ofSecondAdmin = createRandom('second administrator');
  const accounts = DEMO_ACCOUNTS.map(({ name, displayName, role, phone }, index): Person => {
    const createdAt = clock.daysAgo(370 - index, 10 + index);
    const isGroup = name === 'owner' || name === 'member';
    return {
      id: (name === SECOND_ADMIN ? ofSecondAdmin : random).uuid(createdAt),
      email: `${name}@${DEMO_DOMAIN}`,
      displayName,
      phone,
      role,
      company: name === 'director' || name === 'employee' ? 0 : null,
      group: isGroup ? 0 : null,
      isGroupOwner: name === 'owner',
      hasPassword: true,
      isActive: true,
      createdAt,
      lastSignInAt: name === 'guest' ? null : clock.hoursAgo(5 + index * 7),
    };
  });
  return [
    ...accounts,
    ...Array.from({ length: EXTRA_PEOPLE }, (_, index) => extraPerson(random, clock, index)),
  ];
}

function extraPerson(random: Random, clock: SeedClock, index: number): Person {
  const isFemale = random.chance(0.5);
  const surname = `${SURNAMES[index % SURNAMES.length]}${isFemale ? 'а' : ''}`;
  const daysAgo = random.integer(20, 364);
  const createdAt = clock.daysAgo(daysAgo, random.integer(9, 21));
  const name = `person${String(index + 1).padStart(2, '0')}`;
  const place = placeOf(index);
  return {
    id: random.uuid(createdAt),
    email: `${name}@${DEMO_DOMAIN}`,
    displayName: `${random.pick(isFemale ? FIRST_NAMES_F : FIRST_NAMES_M)} ${surname}`,
    phone: random.chance(0.6) ? `+79${random.integer(100_000_000, 999_999_999)}` : null,
    ...place,
    isGroupOwner:
      place.group === 1 &&
      index === (COMPANY_STAFF[0] ?? 0) + (COMPANY_STAFF[1] ?? 0) + (GROUP_STAFF[0] ?? 0),
    hasPassword: false,
    isActive: !random.chance(0.1),
    createdAt,
    lastSignInAt: random.chance(0.9) ? clock.hoursAgo(random.integer(2, daysAgo * 20)) : null,
  };
}

/** Of the extra people the first work in the companies, the next are in the groups, the rest are in neither. */
function placeOf(index: number): Pick<Person, 'company' | 'group' | 'role'> {
  const [firstCompany = 0, secondCompany = 0] = COMPANY_STAFF;
  const [firstGroup = 0, secondGroup = 0] = GROUP_STAFF;
  const companies = firstCompany + secondCompany;
  if (index < firstCompany)
    return { company: 0, group: null, role: FIRST_COMPANY_ROLES[index] ?? 'employee' };
  if (index < companies)
    return { company: 1, group: null, role: index === firstCompany ? 'director' : 'employee' };
  if (index < companies + firstGroup) return { company: null, group: 0, role: 'user' };
  if (index < companies + firstGroup + secondGroup) return { company: null, group: 1, role: 'user' };
  return { company: null, group: null, role: OUTSIDE_ROLES[index % 9] ?? 'user' };
}

/** Writes roles, companies, people and groups; the database opens their payers. Returns the ids of the roles. */
export async function insertPeople(
  db: Database,
  { all, companyIds, groupIds, foundedAt }: People,
  passwordHash: string,
): Promise<Map<string, string>> {
  const random = createRandom('roles and members');
  await db
    .insertInto('companies')
    .values(
      COMPANIES.map((company, index) => ({
        ...company,
        id: companyIds[index === 0 ? 0 : 1],
        owner_id: null,
        created_at: foundedAt,
      })),
    )
    .execute();
  const roleIds = await insertRoles(db, random, companyIds, foundedAt);
  await db
    .insertInto('users')
    .values(
      all.map((person) => ({
        id: person.id,
        email: person.email,
        password_hash: person.hasPassword ? passwordHash : null,
        display_name: person.displayName,
        phone: person.phone,
        role_id: roleOf(roleIds, person.role, person.company),
        company_id: person.company === null ? null : companyIds[person.company],
        is_active: person.isActive,
        last_sign_in_at: person.lastSignInAt,
        created_at: person.createdAt,
      })),
    )
    .execute();
  await sql`update company_members m set joined_at = greatest(u.created_at, c.created_at)
    from users u, companies c where u.id = m.user_id and c.id = m.company_id`.execute(db);
  for (const company of [0, 1] as const) {
    const director = all.find((person) => person.company === company && person.role === 'director');
    await db
      .updateTable('companies')
      .set({ owner_id: director?.id ?? null })
      .where('id', '=', companyIds[company])
      .execute();
  }
  await sql`update roles r set updated_by = coalesce(c.owner_id, ${personByName(all, 'admin').id})
    from roles own left join companies c on c.id = own.company_id where own.id = r.id and not r.is_system`.execute(
    db,
  );
  await insertGroups(db, random, all, groupIds, foundedAt);
  return roleIds;
}

async function insertRoles(
  db: Database,
  random: Random,
  companyIds: [string, string],
  createdAt: Date,
): Promise<Map<string, string>> {
  const existing = await db.selectFrom('roles').select(['id', 'key']).where('key', 'is not', null).execute();
  const ids = new Map(existing.map(({ id, key }) => [`${key}:`, id]));
  const rows = ROLES.flatMap((role) =>
    (role.company ? companyIds : [null]).map((companyId, index) => {
      const id = random.uuid(createdAt);
      ids.set(`${role.name}:${companyId === null ? '' : index}`, id);
      return { role, id, companyId };
    }),
  );
  await db
    .insertInto('roles')
    .values(
      rows.map(({ role, id, companyId }) => ({
        id,
        key: null,
        name: role.title,
        description: role.description,
        company_id: companyId,
        is_system: role.isSystem === true,
        created_at: createdAt,
        updated_at: createdAt,
      })),
    )
    .execute();
  await db
    .insertInto('role_permissions')
    .values(
      rows.flatMap(({ role, id }) =>
        role.permissions.map((permission, index) => ({ role_id: id, permission, position: index + 1 })),
      ),
    )
    .execute();
  return ids;
}

function roleOf(ids: Map<string, string>, role: RoleName, company: 0 | 1 | null): string {
  const id = ids.get(`${role}:${company ?? ''}`);
  if (id === undefined) throw new Error(`the demonstration has no role ${role}`);
  return id;
}

async function insertGroups(
  db: Database,
  random: Random,
  all: readonly Person[],
  groupIds: [string, string],
  createdAt: Date,
): Promise<void> {
  for (const group of [0, 1] as const) {
    const members = all.filter((person) => person.group === group);
    const owner = members.find((person) => person.isGroupOwner);
    if (!owner) throw new Error('a demonstration group has no owner');
    await db
      .insertInto('groups')
      .values({ id: groupIds[group], name: GROUPS[group], owner_id: owner.id, created_at: createdAt })
      .execute();
    await db
      .insertInto('group_members')
      .values(
        members.map((person) => ({
          id: random.uuid(createdAt),
          group_id: groupIds[group],
          user_id: person.id,
          role: person === owner ? ('owner' as const) : ('member' as const),
          monthly_cap: null,
          joined_at: person.createdAt > createdAt ? person.createdAt : createdAt,
        })),
      )
      .execute();
  }
}

function personByName(all: readonly Person[], name: string): Person {
  const person = all.find(({ email }) => email === `${name}@${DEMO_DOMAIN}`);
  if (!person) throw new Error(`the demonstration has no account ${name}`);
  return person;
}
