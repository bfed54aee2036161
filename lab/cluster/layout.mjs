import { join } from 'node:path';

/** Names of the members, of etcd and of PostgreSQL alike. */
export const MEMBERS = /** @type {const} */ (['one', 'two', 'three']);

/** @typedef {typeof MEMBERS[number]} MemberName */

/**
 * Ports of a cluster, all on the loopback address and counted from one number.
 *
 * @param {number} base
 */
export function portsFrom(base) {
  const each = (/** @type {number} */ from) =>
    /** @type {Record<MemberName, number>} */ (
      Object.fromEntries(MEMBERS.map((name, index) => [name, base + from + index]))
    );
  return {
    write: base,
    read: base + 1,
    bouncer: base + 2,
    postgres: each(10),
    patroni: each(20),
    etcdClient: each(30),
    etcdPeer: each(40),
  };
}

/**
 * @typedef {object} Layout
 * @property {string} dir
 * @property {string} binDir of PostgreSQL
 * @property {ReturnType<typeof portsFrom>} ports
 * @property {Readonly<Record<'superuser' | 'replication' | 'rewind' | 'owner' | 'api', string>>} passwords
 */

const address = (/** @type {number} */ port) => `127.0.0.1:${port}`;

/** @param {Layout} layout @param {MemberName} name @returns {string[]} */
export function etcdArguments({ dir, ports }, name) {
  const peers = MEMBERS.map((each) => `${each}=http://${address(ports.etcdPeer[each])}`).join(',');
  const client = `http://${address(ports.etcdClient[name])}`;
  const peer = `http://${address(ports.etcdPeer[name])}`;
  const settings = {
    name,
    'data-dir': join(dir, name, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': peers,
    'initial-cluster-token': 'cabinet',
    'enable-v2': 'true',
  };
  return Object.entries(settings).map(([option, value]) => `--${option}=${value}`);
}

/**
 * Patroni's file of one member, as JSON, which is YAML. Why each value: docs/decisions/0100.
 *
 * @param {Layout} layout
 * @param {MemberName} name
 */
export function patroniConfig({ dir, binDir, ports, passwords }, name) {
  const parameters = {
    max_connections: 100,
    shared_buffers: '128MB',
    wal_log_hints: 'on',
    wal_keep_size: '256MB',
    max_wal_senders: 8,
    max_replication_slots: 8,
    hot_standby: 'on',
    // A standby and a client that are gone are noticed before they hold anybody up.
    wal_sender_timeout: '10s',
    wal_receiver_timeout: '10s',
    tcp_keepalives_idle: 5,
    tcp_keepalives_interval: 2,
    tcp_keepalives_count: 3,
    unix_socket_directories: join(dir, name),
  };
  return {
    scope: 'cabinet',
    name,
    restapi: { listen: address(ports.patroni[name]), connect_address: address(ports.patroni[name]) },
    // Not etcd3: a Patroni of Debian 12 that wakes up there takes the key of its successor (docs/decisions/0100).
    etcd: { hosts: MEMBERS.map((each) => address(ports.etcdClient[each])).join(',') },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        primary_start_timeout: 0,
        synchronous_mode: true,
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address(ports.postgres[name]),
      connect_address: address(ports.postgres[name]),
      data_dir: join(dir, name, 'data'),
      bin_dir: binDir,
      pgpass: join(dir, name, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: 'rewinder', password: passwords.rewind },
      },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    // A machine of its own has one; here all members stand on one machine.
    watchdog: { mode: 'off' },
  };
}

/** @param {Layout} layout */
export function haproxyConfig({ ports }) {
  const servers = (/** @type {string} */ options) =>
    MEMBERS.map((name) =>
      `  server ${name} ${address(ports.postgres[name])} check port ${ports.patroni[name]} ${options}`.trimEnd(),
    );
  return [
    'global',
    '  maxconn 2000',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 2s',
    '  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    'frontend write',
    `  bind ${address(ports.write)}`,
    '  default_backend primary',
    'frontend read',
    `  bind ${address(ports.read)}`,
    '  use_backend primary if { nbsrv(replicas) eq 0 }',
    '  default_backend replicas',
    'backend primary',
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    ...servers(''),
    'backend replicas',
    '  balance leastconn',
    '  option httpchk OPTIONS /replica?lag=16MB',
    '  http-check expect status 200',
    ...servers(''),
    '',
  ].join('\n');
}

/**
 * Where the API finds the cluster.
 *
 * @param {Layout} layout
 */
export function addressesOf({ ports, passwords }) {
  const url = (/** @type {string} */ user, /** @type {string} */ password, /** @type {number} */ port) =>
    `postgres://${user}:${password}@${address(port)}/cabinet`;
  return {
    owner: url('cabinet', passwords.owner, ports.write),
    api: url('cabinet_api', passwords.api, ports.write),
    apiReads: url('cabinet_api', passwords.api, ports.read),
  };
}
