import { aContract, aRegistryRemote } from '../testing/builders.ts';
import { validateContract, validateRegistryFrame, validateRegistryRemote } from './index.mjs';

const reasonOf = (checked: { ok: boolean; reason?: string }) => (checked.ok ? undefined : checked.reason);

describe('validateContract', () => {
  it('accepts a contract that follows the schema', () => {
    expect(validateContract(aContract())).toEqual({ ok: true, value: aContract() });
  });

  it.each<[string, unknown, RegExp]>([
    ['no object', null, /contract is not an object/],
    ['an unknown field', { ...aContract(), extra: 1 }, /contract\.extra is unknown/],
    ['a missing field', { ...aContract(), menu: undefined, kernel: '' }, /contract\.kernel is not a text/],
    ['a name in capitals', aContract({ name: 'Orders' }), /contract\.name is malformed/],
    ['a version that is no version', aContract({ version: '1.2' }), /contract\.version is malformed/],
    [
      'two routes with one id',
      aContract({ routes: [...aContract().routes, ...aContract().routes] }),
      /orders twice/,
    ],
    ['a menu item without a route', aContract({ routes: [] }), /menu\[0\]\.path is no route of this remote/],
    [
      'a menu item over addresses of nothing',
      aContract({
        menu: [
          { section: 'main', label: 'Заказы', path: '/orders', order: 10, within: ['/orders', '/order'] },
        ],
      }),
      /menu\[0\]\.within\[1\] holds no route of this remote/,
    ],
  ])('refuses %s and names the culprit', (_name, value, reason) => {
    expect(reasonOf(validateContract(value))).toMatch(reason);
  });

  it('refuses a route that is both public and guarded, or neither', () => {
    const route = { id: 'a', path: '/a', title: 'A' };
    expect(reasonOf(validateContract({ ...aContract(), menu: [], routes: [route] }))).toMatch(
      /exactly one of public and guard/,
    );
    const both = { ...route, public: true, guard: { session: true } };
    expect(reasonOf(validateContract({ ...aContract(), menu: [], routes: [both] }))).toMatch(
      /exactly one of public and guard/,
    );
  });

  it.each<[object, RegExp | undefined]>([
    [{ anyPermission: ['user:manage', 'role:manage'] }, undefined],
    [{ permission: 'user:manage', anyPermission: ['role:manage'] }, /at most one of permission/],
    [{ anyPermission: ['Users'] }, /anyPermission\[0\] is malformed/],
  ])('takes one permission or any of several: %j', (asking, reason) => {
    const route = { id: 'a', path: '/a', title: 'A' };
    const line = { section: 'main', label: 'А', path: '/a', order: 1, ...asking };
    const reasons = [
      { ...aContract(), menu: [], routes: [{ ...route, guard: { session: true, ...asking } }] },
      { ...aContract(), menu: [line], routes: [{ ...route, public: true }] },
    ].map((contract) => reasonOf(validateContract(contract)));
    for (const each of reasons)
      reason === undefined ? expect(each).toBeUndefined() : expect(each).toMatch(reason);
  });

  describe('the sample of a parameter', () => {
    const withSample = (sample: unknown) => ({
      ...aContract(),
      menu: [],
      routes: [{ id: 'a', path: '/a/:id', title: 'A', public: true, sample }],
    });

    it.each([
      { call: 'a?limit=1', at: 'items.0.id' },
      { call: 'roles/company/:companyId', at: '0.role_id' },
    ])('is a call and a place in its answer: $call', (sample) => {
      expect(reasonOf(validateContract(withSample({ id: sample })))).toBeUndefined();
    });

    it.each<[string, unknown, RegExp]>([
      [
        'a parameter that the path has not',
        { other: { call: 'a', at: 'id' } },
        /other is no parameter of \/a\/:id/,
      ],
      [
        'a call of another host',
        { id: { call: '//evil.example', at: 'id' } },
        /sample\.id\.call is malformed/,
      ],
      [
        'an unknown parameter of a call',
        { id: { call: 'a/:userId', at: 'id' } },
        /sample\.id\.call is malformed/,
      ],
      ['no place in the answer', { id: { call: 'a', at: '' } }, /sample\.id\.at is not a text/],
    ])('is refused with %s', (_name, sample, reason) => {
      expect(reasonOf(validateContract(withSample(sample)))).toMatch(reason);
    });
  });

  describe('the words of the palette', () => {
    const FINDS = {
      title: 'Заказы',
      typed: 'номер заказа',
      order: 10,
      call: 'orders',
      items: 'items',
      label: ['number'],
    };
    const route = { id: 'a', path: '/a/:id', title: 'A', public: true };
    const withRoute = (more: object) =>
      reasonOf(validateContract({ ...aContract(), menu: [], routes: [{ ...route, ...more }] }));
    const withFinds = (more: object) => withRoute({ finds: [{ ...FINDS, fills: { id: 'id' }, ...more }] });

    it('are synonyms, parts of a screen and kinds of things', () => {
      const details = [
        { at: 'amount', as: 'money', direction: 'way' },
        { at: 'inn', after: 'ИНН' },
      ];
      expect(
        withFinds({ details, query: { q: 'e_mail' }, hash: 'role', list: '/a/:id', unless: 'user:manage' }),
      ).toBeUndefined();
      expect(withFinds({ opens: '/b/:companyId', fills: {} })).toBeUndefined();
      const command = { label: 'A', synonyms: 'аз буки' };
      const commands = [
        { label: 'B', hash: 'part', when: 'groupOwner' },
        { label: 'C', query: 'tab=x', permission: 'user:manage' },
      ];
      expect(withRoute({ command, commands })).toBeUndefined();
      const line = { section: 'main', label: 'Заказы', path: '/orders', order: 10, synonyms: 'покупки' };
      expect(reasonOf(validateContract({ ...aContract(), menu: [line] }))).toBeUndefined();
    });

    it.each<[string, object, RegExp]>([
      ['synonyms without a word', { command: { label: 'A', synonyms: ' ' } }, /synonyms is malformed/],
      ['a part without an address of its own', { commands: [{ label: 'B' }] }, /needs hash or query/],
      ['a hash that leads elsewhere', { commands: [{ label: 'B', hash: '/x' }] }, /hash is malformed/],
      ['a query with a hash', { commands: [{ label: 'B', query: 'a=b#c' }] }, /query is malformed/],
      ['an unknown fact', { commands: [{ label: 'B', hash: 'b', when: 'rich' }] }, /when is rich/],
    ])('are refused with %s', (_name, more, reason) => {
      expect(withRoute(more)).toMatch(reason);
    });

    it.each<[string, object, RegExp]>([
      ['a parameter that nothing fills', { fills: {} }, /fills\.id is missing/],
      ['a parameter that the path has not', { fills: { id: 'id', of: 'x' } }, /fills\.of is no parameter/],
      ['a call of another host', { call: '//evil.example' }, /call is malformed/],
      ['a list that is no route', { list: '/none' }, /list of «Заказы» of a is no route/],
      ['a way of writing that nobody knows', { details: [{ at: 'a', as: 'html' }] }, /as is html/],
      ['an unknown field', { colour: 'red' }, /colour is unknown/],
    ])('are refused with %s', (_name, more, reason) => {
      expect(withFinds(more)).toMatch(reason);
    });
  });

  it.each(['//evil.example', 'orders', '/Orders', '/a b', '/a/../b'])('refuses the path %s', (path) => {
    const routes = [{ id: 'a', path, title: 'A', public: true }];
    expect(reasonOf(validateContract({ ...aContract(), menu: [], routes }))).toMatch(/path is malformed/);
  });
});

describe('validateRegistryRemote', () => {
  it('accepts an entry that follows the schema', () => {
    expect(validateRegistryRemote(aRegistryRemote()).ok).toBe(true);
  });

  it('lets pass, as it is, what a later release tells more of', () => {
    const route = { id: 'orders', path: '/orders', title: 'Заказы', public: true, weather: 'fair' };
    const later = {
      ...aRegistryRemote(),
      signature: ['x'],
      contract: { ...aContract(), routes: [route], menu: [], mood: 1 },
      preload: {},
    };
    expect(validateRegistryRemote(later)).toEqual({ ok: true, value: later });
  });

  it.each<[string, unknown, RegExp]>([
    ['a base on plain http', aRegistryRemote({ base: 'http://cdn.example/x/' }), /remote\.base is malformed/],
    ['a script in the base', aRegistryRemote({ base: 'https://x"><script>/' }), /remote\.base is malformed/],
    ['an entry without integrity', aRegistryRemote({ integrity: {} }), /remoteEntry\.js is missing/],
    [
      'an integrity that is none',
      aRegistryRemote({ integrity: { 'remoteEntry.js': 'md5-x' } }),
      /integrity.*malformed/,
    ],
    [
      'an entry that is no name',
      aRegistryRemote({ kernelEntries: ['../x'] }),
      /kernelEntries\[0\] is malformed/,
    ],
    [
      'a need of a route that is no name',
      aRegistryRemote({ preloadKernel: { orders: ['ui', '"><script>'] } }),
      /preloadKernel\.orders\[1\] is malformed/,
    ],
    ['a preload of an unlisted file', aRegistryRemote({ preload: { orders: ['evil.js'] } }), /unlisted file/],
    [
      "another remote's contract",
      aRegistryRemote({ contract: aContract({ name: 'other' }) }),
      /contract\.name is not orders/,
    ],
  ])('refuses %s', (_name, value, reason) => {
    expect(reasonOf(validateRegistryRemote(value))).toMatch(reason);
  });
});

describe('validateRegistryFrame', () => {
  it('accepts a frame and leaves its remotes unchecked', () => {
    const frame = { schema: 1, generatedAt: '2026-01-01T00:00:00.000Z', remotes: ['anything'] };
    expect(validateRegistryFrame(frame)).toEqual({ ok: true, value: frame });
    expect(validateRegistryFrame({ ...frame, later: 1 }).ok).toBe(true);
  });

  it.each([null, [], {}, { schema: 2, generatedAt: 'x', remotes: [] }])('refuses %j', (value) => {
    expect(validateRegistryFrame(value).ok).toBe(false);
  });
});
