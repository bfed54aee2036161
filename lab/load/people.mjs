/**
 * The people of the load: everybody with the same password; of each ten one works in a company, whose first runs it, and one is in
 * a group, whose first owns it.
 */

/** @typedef {'personal' | 'owner' | 'member' | 'director' | 'employee' | 'admin'} Standing */
/** @typedef {{id: string, email: string, standing: Standing, companyId: string | null}} About */

const GROUP_SIZE = 10;

/** Companies and their people are there already (lab/admin/load.mjs). @param {string} admin whose password everybody gets */
const arrangement = (admin) => [
  `update users set is_active = true, role_id = (select id from roles where key = 'user'),
      password_hash = (select password_hash from users where email = '${admin}')
    where email like 'person.%'`,
  `insert into roles (id, name, company_id) select gen_random_uuid(), title, c.id
    from companies c cross join unnest(array['Директор', 'Сотрудник']) title`,
  `insert into role_permissions (role_id, permission, position)
    select r.id, p.id, row_number() over (partition by r.id order by p.id)
    from roles r cross join permissions p where r.company_id is not null and r.name = 'Директор' and p.category = 'Компания'`,
  `update companies c set owner_id = (select id from users where company_id = c.id order by created_at limit 1)`,
  `update users u set role_id = r.id from companies c join roles r on r.company_id = c.id
    where u.company_id = c.id and r.name = case when u.id = c.owner_id then 'Директор' else 'Сотрудник' end`,
  `create temporary table bench_grouped as
    select id, (row_number() over (order by created_at) - 1) / ${GROUP_SIZE} as place,
      (row_number() over (order by created_at) - 1) % ${GROUP_SIZE} = 0 as is_owner
    from users where email like 'person.%5@%'`,
  `insert into groups (id, name, owner_id) select gen_random_uuid(), 'Группа ' || place, id from bench_grouped where is_owner`,
  `insert into group_members (id, group_id, user_id, role)
    select gen_random_uuid(), g.id, m.id, case when m.is_owner then 'owner' else 'member' end
    from bench_grouped m join bench_grouped o on o.place = m.place and o.is_owner join groups g on g.owner_id = o.id`,
  'drop table bench_grouped',
];

const ALL = `select u.id, u.email, u.company_id as "companyId",
    case when r.key = 'admin' then 'admin' when c.owner_id = u.id then 'director' when c.id is not null then 'employee'
      else coalesce(m.role, 'personal') end as standing
  from users u join roles r on r.id = u.role_id left join companies c on c.id = u.company_id
    left join group_members m on m.user_id = u.id
  order by u.created_at, u.id`;

/**
 * Gives everybody of a loaded database a place and the password of an administrator.
 *
 * @param {import('pg').Pool} pool
 * @param {string} admin e-mail
 * @returns {Promise<About[]>}
 */
export async function arrangePeople(pool, admin) {
  const client = await pool.connect();
  try {
    for (const statement of arrangement(admin)) await client.query(statement);
    /** @type {import('pg').QueryResult<About>} */
    const { rows } = await client.query(ALL);
    return rows;
  } finally {
    client.release();
  }
}
