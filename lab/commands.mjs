/** @typedef {{says: string, file?: string}} Command file: `<name>/run.mjs`, unless it says otherwise */

/**
 * What `pnpm lab <name>` does. The options of each stand at the head of its file.
 *
 * @type {Readonly<Record<string, Command>>}
 */
export const COMMANDS = {
  fuzz: { says: "valid, odd and hostile requests from the API's own schemas, by every person" },
  faults: { says: 'payments while processes are killed and connections are cut' },
  processes: { says: 'two processes of the API, started anew in turn under load and killed at work' },
  cluster: { says: 'start, status, stop: three PostgreSQL servers under Patroni' },
  failover: { says: 'payments while the primary of such a cluster is killed' },
  bouncer: { says: 'which pool_mode of PgBouncer the API can live with' },
  backup: { says: 'a drill of backup and restore by pgBackRest' },
  'release-soak': { says: 'pages stay open and in use while remotes are released and taken back' },
  'release-matrix': { says: 'hosts and remotes of two revisions, each with each' },
  screenshots: { says: 'photographs the screens for docs/screenshots' },
  'first-load': { says: 'bytes and requests until a page is usable, beside a monolith' },
  'first-view': { says: 'times until a page can be seen and used, beside the least that React costs' },
  api: { says: 'server CPU of a balance request, beside raw node:http' },
  gateway: { says: 'requests a second through the gateway, beside who answers them' },
  'sign-in': {
    says: 'sign-ins beside many calls that set a password; charges and lists beside another build',
  },
  throughput: { says: 'requests a second with one and with two processes of the API' },
  ledger: { says: 'charges a second, beside a plain UPDATE' },
  contention: { says: 'what others notice of one crowded payer' },
  migrations: { says: 'what charges and lists notice of changes of a big ledger' },
  growth: { says: 'three years of history in 5, 20 and 50 M rows' },
  transactions: { says: 'lists, totals and exports over a large ledger' },
  roles: { says: "the replay of a role's draft, the evaluator, the role editor" },
  admin: { says: 'the lists of the administration over a large cabinet' },
  'admin-day': { says: "each step of an administrator's day over as much", file: 'admin/day.mjs' },
  release: { says: 'releases, rollbacks and the first page with a new build' },
  load: { says: 'people use the cabinet at once while the chat service charges them' },
  soak: { says: 'the same for half an hour: nothing may grow', file: 'load/soak.mjs' },
};

/** @param {string} name @returns the file of a command, below this folder */
export const fileOf = (name) => COMMANDS[name]?.file ?? `${name}/run.mjs`;
