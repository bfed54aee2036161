import { PERMISSIONS } from '@cabinet/access/permissions';
import { NAME_CHARACTERS_MESSAGE, NAME_UNSEEN_MESSAGE } from '@cabinet/kernel/core/text';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { fingerprintOf } from '#test/test-promo.ts';
import { PASSWORD } from '#test/test-users.ts';
import { watchedOf } from '#test/watch-answers.ts';

const CHECKED = 'has a grammar of its own, by which the call judges it';
const KNOWN = 'must be one that exists, or that a file names';
const SECRET = 'is compared and never shown';
const FORGOTTEN = 'is judged, or looked for, and forgotten';
const CLEANED = 'came from a guest: it is cleaned, so that the try is kept';

/** Texts of a body that may hold anything as far as their schema says, each with the reason. */
const FREE: Readonly<Record<string, string>> = {
  'POST /api/v1/auth/first-password token': SECRET,
  'POST /api/v1/auth/first-password password': SECRET,
  'POST /api/v1/auth/sign-in password': SECRET,
  'POST /api/v1/auth/password-reset/confirm code': SECRET,
  'POST /api/v1/auth/password-reset/confirm password': SECRET,
  'POST /api/v1/auth/email/confirm token': SECRET,
  'POST /api/v1/auth/email/undo token': SECRET,
  'POST /api/v1/users/:id/avatar avatar': CHECKED,
  'PATCH /api/v1/users/:id phone': CHECKED,
  'PATCH /api/v1/users/:id password': SECRET,
  'PATCH /api/v1/users/:id current_password': SECRET,
  'POST /api/v1/users/me/password current_password': SECRET,
  'POST /api/v1/users/me/password new_password': SECRET,
  'POST /api/v1/models/access id': FORGOTTEN,
  'POST /api/v1/models/access developer': FORGOTTEN,
  'POST /api/v1/models/access type': FORGOTTEN,
  'POST /api/v1/models/access tags.0': FORGOTTEN,
  'PATCH /api/v1/payment/requests/:id/status paid_on': CHECKED,
  'PATCH /api/v1/payment/requests/:id/status payer_account': CHECKED,
  'PATCH /api/v1/payment/requests/:id/status payer_inn': CHECKED,
  'POST /api/v1/transactions/export-jobs filters.type': CHECKED,
  'POST /api/v1/transactions/export-jobs filters.model_id': FORGOTTEN,
  'POST /api/v1/transactions/export-jobs filters.q': FORGOTTEN,
  'POST /api/v1/auth/sign-in/recovery-code code': SECRET,
  'POST /api/v1/auth/reauthentication/password password': SECRET,
  'POST /api/v1/group/invitations/code token': SECRET,
  'POST /api/v1/group/invitations/confirm token': SECRET,
  'POST /api/v1/group/invitations/confirm code': SECRET,
  'POST /api/v1/group/invitations/accept token': SECRET,
  'POST /api/v1/group/invitations/accept password': SECRET,
  'POST /api/v1/group/invitations/decline token': SECRET,
  'POST /api/v1/company/invitations/code token': SECRET,
  'POST /api/v1/company/invitations/confirm token': SECRET,
  'POST /api/v1/company/invitations/confirm code': SECRET,
  'POST /api/v1/company/invitations/accept token': SECRET,
  'POST /api/v1/company/invitations/accept password': SECRET,
  'POST /api/v1/company/invitations/decline token': SECRET,
  'POST /api/v1/company/:id/roles permissions.0': CHECKED,
  'POST /api/v1/company inn': CHECKED,
  'POST /api/v1/company kpp': CHECKED,
  'POST /api/v1/company ogrn': CHECKED,
  'POST /api/v1/company phone': CHECKED,
  'POST /api/v1/company bank_details.bik': CHECKED,
  'POST /api/v1/company bank_details.account': CHECKED,
  'POST /api/v1/company bank_details.corr_account': CHECKED,
  'PUT /api/v1/company/:id inn': CHECKED,
  'PUT /api/v1/company/:id kpp': CHECKED,
  'PUT /api/v1/company/:id ogrn': CHECKED,
  'PUT /api/v1/company/:id phone': CHECKED,
  'PUT /api/v1/company/:id/bank-details bik': CHECKED,
  'PUT /api/v1/company/:id/bank-details account': CHECKED,
  'PUT /api/v1/company/:id/bank-details corr_account': CHECKED,
  'POST /api/v1/roles permissions.0': CHECKED,
  'PUT /api/v1/roles/:id permissions.0': CHECKED,
  'POST /api/v1/permissions id': CHECKED,
  'POST /api/v1/permissions/dynamic/preview permissions.0': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/replay permissions.0': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check permission': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check modelInfo.id': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check modelInfo.name': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check modelInfo.developer': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check modelInfo.vendor': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check modelInfo.type': FORGOTTEN,
  'POST /api/v1/permissions/dynamic/check modelInfo.tags.0': FORGOTTEN,
  'POST /api/v1/rate-corrections/overlaps scope.value': FORGOTTEN,
  'POST /api/v1/rate-corrections/overlaps target.tier': FORGOTTEN,
  'POST /api/v1/rate-corrections/impact scope.value': FORGOTTEN,
  'POST /api/v1/rate-corrections/impact target.tier': FORGOTTEN,
  'PATCH /api/v1/rate-corrections/payer/:payerId/tier tier': KNOWN,
  'POST /api/v1/rate-corrections scope.value': KNOWN,
  'POST /api/v1/rate-corrections target.tier': KNOWN,
  'PATCH /api/v1/rate-corrections/:id scope.value': KNOWN,
  'PATCH /api/v1/rate-corrections/:id target.tier': KNOWN,
  'POST /api/v1/admin/users phone': CHECKED,
  'PUT /api/v1/admin/users/:id phone': CHECKED,
  'POST /api/v1/admin/users/bulk filter.q': FORGOTTEN,
  'POST /api/v1/admin/users/bulk filter.state': CHECKED,
  'POST /api/v1/admin/companies/:id/verification/confirm inn': FORGOTTEN,
  'POST /api/v1/admin/companies/:id/verification/confirm kpp': FORGOTTEN,
  'POST /api/v1/admin/companies/:id/verification/confirm account': FORGOTTEN,
  'POST /api/v1/proposals/stop token': SECRET,
  'POST /api/internal/v1/charges model_id': KNOWN,
  'POST /api/internal/v1/holds model_id': KNOWN,
  'POST /api/internal/v1/promo-requests ip': CHECKED,
  'POST /api/internal/v1/promo-requests fingerprint': CHECKED,
  'POST /api/internal/v1/promo-requests user_agent': CLEANED,
  'POST /api/internal/v1/promo-requests code': CLEANED,
  'POST /api/internal/v1/promo-requests reason': CLEANED,
  'POST /api/nona/admin/promo/export status': CHECKED,
  'POST /api/nona/admin/promo/export ip': CHECKED,
  'POST /api/nona/admin/promo/export fingerprint': CHECKED,
  'POST /api/nona/admin/promo/export q': FORGOTTEN,
  'POST /api/nona/admin/promo/blocks value': CHECKED,
};

interface TextField {
  /** `POST /api/v1/roles description` */
  readonly name: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly part: 'body' | 'querystring';
  readonly path: readonly string[];
  readonly schema: Readonly<Record<string, unknown>>;
}

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const HALVES = ['anyOf', 'oneOf', 'allOf'] as const;

/** The texts of a schema, by their path; that of a list's first item ends with 0, that of any other name with `*`. */
function textsOf(schema: unknown, path: readonly string[] = []): Pick<TextField, 'path' | 'schema'>[] {
  if (!isRecord(schema)) return [];
  const halves = HALVES.flatMap((keyword) => schema[keyword] ?? []);
  const isOpen = [...HALVES, 'type', 'enum', 'const'].every((keyword) => !(keyword in schema));
  const children = (of: unknown) => (isRecord(of) ? Object.entries(of) : []);
  return [
    ...halves.flatMap((half) => textsOf(half, path)),
    ...children(schema.properties).flatMap(([name, property]) => textsOf(property, [...path, name])),
    ...children(schema.patternProperties).flatMap(([, property]) => textsOf(property, [...path, '*'])),
    ...textsOf(schema.additionalProperties, [...path, '*']),
    ...textsOf(schema.items, [...path, '0']),
    ...(isOpen || [schema.type].flat().includes('string') ? [{ path, schema }] : []),
  ];
}

/** By a list of what it may be, or by a pattern that refuses what nobody sees. */
function isJudged({ schema }: TextField): boolean {
  if (['enum', 'const', 'format'].some((keyword) => keyword in schema)) return true;
  if (typeof schema.pattern !== 'string') return false;
  const pattern = new RegExp(schema.pattern, 'u');
  return Object.keys(REFUSED).every((text) => !pattern.test(text));
}

const withValue = ([name = '', ...rest]: readonly string[], value: string): object | string => {
  const inner = rest.length === 0 ? value : withValue(rest, value);
  return name === '0' ? [inner] : { [name]: inner };
};

/** What stands in an address where that is no id. */
const ADDRESS: Readonly<Record<string, string>> = { ':n': '1', ':name': 'remote-roles' };

const REFUSED: Readonly<Record<string, string>> = {
  'Имя\r\nимя': NAME_CHARACTERS_MESSAGE,
  'Имя\u202eexe.txt': NAME_CHARACTERS_MESSAGE,
  'Им\u200bя': NAME_CHARACTERS_MESSAGE,
  'Имя\u{e0041}\u{e007f}': NAME_CHARACTERS_MESSAGE,
  'Имя\0': NAME_CHARACTERS_MESSAGE,
  '\u200b\u2060': NAME_UNSEEN_MESSAGE,
  '\u3164': NAME_UNSEEN_MESSAGE,
};
const TAKEN = ['Ёжик «№ 5» — 👩🏽‍💻', "Zoë\u00a0O'Brien", 'محمد علی‌زاده'];

describe.each(anyDatabase)('short texts on $name', (database) => {
  const env = { ...WITH_CHAT_SERVICE.env, RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SCALE: '10000' };
  const api = useTestApi(database, { env });
  let anybody: SignedIn;
  beforeAll(async () => {
    anybody = await api.signedIn({ permissions: [...PERMISSIONS] });
  });

  /** Every text that a call which changes something takes. */
  function fields(): TextField[] {
    return watchedOf(api.app).routes.flatMap(({ method: of, url, schema }) => {
      const method = METHODS.find((each) => each === of);
      if (method === undefined || !url.startsWith('/api/')) return [];
      return (['body', 'querystring'] as const).flatMap((part) =>
        textsOf(schema?.[part]).map((text) => ({
          ...text,
          name: `${method} ${url} ${text.path.join('.')}`,
          method,
          url,
          part,
        })),
      );
    });
  }
  const typed = () => fields().filter(({ schema }) => 'x-text' in schema);

  const send = ({ method, url, part, path }: TextField, value: string) => {
    const address = url.replaceAll(/:\w+/g, (name) => ADDRESS[name] ?? uuidv7());
    return part === 'body'
      ? anybody.send(method, address, withValue(path, value))
      : anybody.send(method, `${address}?${path.join('.')}=${encodeURIComponent(value)}`);
  };

  it('are judged, or free for a reason', () => {
    const free = fields().filter((field) => !isJudged(field));
    expect(free.map(({ name }) => name).sort()).toEqual(Object.keys(FREE).sort());
  });

  it('are refused with what nobody sees, at their field, and nothing is written', async () => {
    expect(typed().length).toBeGreaterThan(40);
    const audit = () =>
      api.db.selectFrom('audit_log').select(sql<string>`count(*)`.as('n')).executeTakeFirst();
    const before = await audit();
    const wrong: unknown[] = [];
    for (const field of typed())
      for (const [value, message] of Object.entries(REFUSED)) {
        const { code, details } = await send(field, value);
        const told = details.fields?.[field.path.join('.')];
        if (!code.startsWith('VAL') || told !== message) wrong.push([field.name, value, code, told]);
      }
    expect(wrong).toEqual([]);
    expect(await audit()).toEqual(before);
  });

  it('are taken with whatever people are called', async () => {
    const wrong: unknown[] = [];
    for (const field of typed())
      for (const value of TAKEN) {
        const { details } = await send(field, value);
        const told = details.fields?.[field.path.join('.')];
        if (told !== undefined) wrong.push([field.name, value, told]);
      }
    expect(wrong).toEqual([]);
  });

  it('hold several lines only in the description of a role', () => {
    const several = typed().filter(({ schema }) => schema['x-text'] === 'lines');
    expect(several.map(({ name }) => name)).toEqual([
      'POST /api/v1/company/:id/roles description',
      'POST /api/v1/roles description',
      'PUT /api/v1/roles/:id description',
    ]);
  });

  it('are too long before their characters matter', async () => {
    const started = performance.now();
    const { details } = await anybody.patch('/users/0', { display_name: `${'м\u200c'.repeat(50_000)}\0` });
    expect(details.fields).toHaveProperty('display_name');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('that were there before block only themselves, and say so', async () => {
    await api.db
      .updateTable('users')
      .set({ display_name: 'Иван\u202egnp' })
      .where('id', '=', anybody.userId)
      .execute();
    expect(await anybody.patch('/users/0', { phone: '+79991234567' })).toMatchObject({ status: 200 });
    expect(await anybody.patch('/users/0', { display_name: 'Иван\u202egnp', phone: '' })).toMatchObject({
      code: 'VAL.003',
      message: NAME_CHARACTERS_MESSAGE,
      details: { fields: { display_name: NAME_CHARACTERS_MESSAGE } },
    });
    expect(await anybody.patch('/users/0', { display_name: 'Иван' })).toMatchObject({ status: 200 });
  });

  it('of a guest are cleaned, so that the try is kept', async () => {
    const post = (id: string, code: string) =>
      callService(api, '/promo-requests', {
        request_id: id,
        email: 'hostile@guest.example',
        ip: '192.0.2.77',
        fingerprint: fingerprintOf('hostile'),
        user_agent: 'Mozilla\u202e/5.0',
        code,
        amount: '100',
        status: 'rejected',
        reason: 'Код\r\n\u2066чужой',
      });
    expect(await post('hostile-1', 'WEL\u202eCOME')).toMatchObject({ status: 200 });
    expect(await post('hostile-2', '\u200b')).toMatchObject({ status: 200 });
    const rows = await api.db
      .selectFrom('promo_requests')
      .select(['user_agent', 'code', 'reason'])
      .where('ip', '=', '192.0.2.77')
      .orderBy('request_key')
      .execute();
    expect(rows).toEqual([
      { user_agent: 'Mozilla/5.0', code: 'WELCOME', reason: 'Код чужой' },
      { user_agent: 'Mozilla/5.0', code: '—', reason: 'Код чужой' },
    ]);
  });

  it('of a header are cleaned', async () => {
    const headers = { 'user-agent': 'Mozilla\u0090/5.0\u00ad' };
    const visitor = api.visitor();
    await visitor.post('/auth/sign-in', { email: anybody.email, password: PASSWORD }, headers);
    await anybody.patch('/users/0', { display_name: 'Пётр' }, headers);
    const keptIn = async (table: 'audit_log' | 'sessions') => {
      const kept = await api.db
        .selectFrom(table)
        .select('user_agent')
        .where('user_agent', 'like', 'Mozilla%')
        .distinct()
        .execute();
      return kept.map(({ user_agent: text }) => text);
    };
    expect([await keptIn('audit_log'), await keptIn('sessions')]).toEqual([['Mozilla/5.0'], ['Mozilla/5.0']]);
  });
});
