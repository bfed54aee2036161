import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseRemotes, gatewaySettings } from './dev-options.mjs';

const REMOTES = ['remote-account', 'remote-roles'];

describe('what development serves hot', () => {
  it('is everything when nothing is named', () => {
    assert.deepEqual(chooseRemotes([], REMOTES), REMOTES);
  });

  it('is what is named, by short or by folder name', () => {
    assert.deepEqual(chooseRemotes(['account'], REMOTES), ['remote-account']);
    assert.deepEqual(chooseRemotes(['remote-roles'], REMOTES), ['remote-roles']);
  });

  it('lists the remotes when a name is unknown', () => {
    assert.throws(() => chooseRemotes(['acount'], REMOTES), /no remote "acount".*account, roles/);
  });
});

it('tells the gateway where the development servers are', () => {
  const ports = new Map([
    ['host', 3100],
    ['remote-account', 3101],
    ['remote-roles', 3102],
  ]);
  assert.deepEqual(gatewaySettings(ports), {
    DEV_HOST: 'http://127.0.0.1:3100',
    DEV_REMOTES: 'account=http://127.0.0.1:3101,roles=http://127.0.0.1:3102',
  });
  assert.deepEqual(gatewaySettings(new Map([['remote-roles', 3102]]), 'reports=http://127.0.0.1:3200'), {
    DEV_REMOTES: 'roles=http://127.0.0.1:3102,reports=http://127.0.0.1:3200',
  });
  assert.deepEqual(gatewaySettings(new Map()), {});
});
