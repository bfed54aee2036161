import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressesOf, etcdArguments, haproxyConfig, MEMBERS, patroniConfig, portsFrom } from './layout.mjs';

const layout = {
  dir: '/data',
  binDir: '/pg/bin',
  ports: portsFrom(20000),
  passwords: { superuser: 's', replication: 'r', rewind: 'w', owner: 'o', api: 'a' },
};

it('no two programs share a port', () => {
  const { ports } = layout;
  const all = Object.values(ports).flatMap((port) =>
    typeof port === 'number' ? [port] : Object.values(port),
  );
  assert.equal(new Set(all).size, all.length);
});

it('each member knows all of etcd, and listens on the loopback address only', () => {
  for (const name of MEMBERS) {
    const text = JSON.stringify([patroniConfig(layout, name), etcdArguments(layout, name)]);
    for (const each of MEMBERS) assert.match(text, new RegExp(`127.0.0.1:${layout.ports.etcdClient[each]}`));
    assert.doesNotMatch(text, /0\.0\.0\.0/);
  }
});

it('the key of the leader outlives a look and two tries, as Patroni asks', () => {
  const { ttl, loop_wait: look, retry_timeout: tries } = patroniConfig(layout, 'one').bootstrap.dcs;
  assert.ok(ttl >= look + 2 * tries);
});

it('HAProxy asks each Patroni who leads', () => {
  const text = haproxyConfig(layout);
  for (const name of MEMBERS)
    assert.match(
      text,
      new RegExp(
        `server ${name} 127.0.0.1:${layout.ports.postgres[name]} check port ${layout.ports.patroni[name]}`,
      ),
    );
});

it('the API writes and reads as the role that owns nothing', () => {
  const { owner, api, apiReads } = addressesOf(layout);
  assert.deepEqual(
    [owner, api, apiReads].map((url) => [new URL(url).username, new URL(url).port]),
    [
      ['cabinet', '20000'],
      ['cabinet_api', '20000'],
      ['cabinet_api', '20001'],
    ],
  );
});
