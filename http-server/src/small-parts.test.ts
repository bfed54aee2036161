import {
  COHORT_COOKIE,
  cohortOf,
  cohortOfUser,
  hasSessionCookie,
  hideSecrets,
  looseProxies,
  networkOf,
  refusal,
  refusalStatus,
  trustedProxies,
} from './index.mjs';

describe('one client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8::1:1234:5678:9abc:def0', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is counted as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});

describe('trusted proxies', () => {
  it('are this machine and those that are named', () => {
    const isTrusted = trustedProxies('10.0.0.0/8, 2001:db8::1');
    expect(['127.0.0.1', '::1', '10.1.2.3', '2001:db8::1'].map((address) => isTrusted(address))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['11.0.0.1', '203.0.113.9', ''].map((address) => isTrusted(address))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are this machine alone when nobody is named', () => {
    expect(['127.0.0.1', '10.0.0.1'].map((address) => trustedProxies()(address))).toEqual([true, false]);
  });

  it('are no names of machines', () => {
    expect(() => trustedProxies('proxy.internal')).toThrow(TypeError);
  });
});

describe('networks that are trusted', () => {
  it.each([
    ['', [], []],
    ['loopback, 10.1.2.3, 10.1.2.0/24, 2001:db8::1, 2001:db8::/120, 10.0.0.0/255.255.255.0', [], []],
    [
      '10.244.0.0/16, 10.1.2.3/23, fd00::/8, uniquelocal',
      [],
      ['10.244.0.0/16', '10.1.2.3/23', 'fd00::/8', 'uniquelocal'],
    ],
    ['10.0.0.0/255.0.0.0,::ffff:10.0.0.0/112', [], ['10.0.0.0/255.0.0.0', '::ffff:10.0.0.0/112']],
    [
      '0.0.0.0/1, 8000::/1, 128.0.0.0/1, 10.0.0.0/254.0.0.0',
      ['0.0.0.0/1', '8000::/1', '128.0.0.0/1', '10.0.0.0/254.0.0.0'],
      [],
    ],
    ['2000::/3,::ffff:0:0/96', ['2000::/3', '::ffff:0:0/96'], []],
  ])('«%s» are refused, or worth a warning, where they hold more than proxies', (setting, refused, wide) => {
    expect(() => trustedProxies(setting)).not.toThrow();
    expect(looseProxies(setting)).toEqual({ refused, wide });
  });
});

it('a refusal is an envelope, and a status without a text of its own counts as 400 or 500', () => {
  expect(JSON.parse(refusal(413, 'trace'))).toEqual({
    status: 'error',
    message: 'Слишком большой запрос',
    details: { code: 'VAL.003', category: 'validation', trace_id: 'trace' },
  });
  expect([415, 404, 502, 599, undefined].map((status) => refusalStatus(status))).toEqual([
    400, 404, 502, 500, 500,
  ]);
});

it('a session cookie is known by its whole name', () => {
  expect(hasSessionCookie('a=1; cabinet_session=x')).toBe(true);
  expect(hasSessionCookie('cabinet_sessions=x; =cabinet_session=x')).toBe(false);
});

it('a person belongs to the same one of 10,000 cohorts each time, and the cookie tells it', () => {
  const people = Array.from({ length: 5000 }, (_, number) => `person ${number}`);
  const cohorts = people.map(cohortOfUser);
  expect(people.map(cohortOfUser)).toEqual(cohorts);
  expect(Math.max(...cohorts)).toBeLessThan(10_000);
  expect(new Set(cohorts).size).toBeGreaterThan(3500);
  expect(cohortOf(`a=1; ${COHORT_COOKIE}=4711; b=2`)).toBe(4711);
  expect(cohortOf(`__Host-${COHORT_COOKIE}=0`)).toBe(0);
  for (const header of [undefined, '', `${COHORT_COOKIE}=`, `${COHORT_COOKIE}=99999`, `x${COHORT_COOKIE}=1`])
    expect(cohortOf(header)).toBeUndefined();
});

describe('a text for a log', () => {
  const secret = `${'aB3-_'.repeat(8)}xyz`;

  it.each([
    [`/api/v1/group/invitations/${secret}`, '/api/v1/group/invitations/…'],
    [`/group/invite/accept?token=${secret}&a=1`, '/group/invite/accept?token=…&a=1'],
    [`${secret}tail`, '…'],
    [
      '/api/v1/users/0190a000-0000-7000-8000-000000000000/x',
      '/api/v1/users/0190a000-0000-7000-8000-000000000000/x',
    ],
  ])('holds no secret of a link: %s', (text, expected) => {
    expect(hideSecrets(text)).toBe(expected);
  });
});
