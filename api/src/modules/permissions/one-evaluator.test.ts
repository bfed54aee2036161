import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { charge, topUp } from '#lib/ledger/index.ts';
import { callService, SERVICE_HEADERS, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { type Founded, found } from '#test/company-people.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import { createUser } from '#test/test-users.ts';

const RUNS = 12;

interface Model {
  readonly id: string;
  readonly developer: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const VENDORS = ['Ромашка', 'Василёк'];
const TYPES = ['text', 'image'];
const TAGS = ['быстрая', 'умная', 'новая'];
const IDS = Array.from({ length: 8 }, (_, index) => `model-${index}`);

const anyRule = fc
  .tuple(fc.constantFrom('vendor', 'tag', 'type', 'model'), fc.constantFrom('enable', 'disable'))
  .chain(([type, action]) =>
    fc
      .constantFrom(...{ vendor: VENDORS, tag: TAGS, type: TYPES, model: IDS }[type], 'неведомое', '')
      .map((value) => `${type}:${action}:${value}`),
  );
const anyRules = fc
  .tuple(fc.constantFrom('all:enable', 'all:disable'), fc.array(anyRule, { maxLength: 12 }))
  .map(([all, rules]) => [all, ...rules]);

const anyModels = fc.tuple(
  ...IDS.map((id) =>
    fc.record({
      id: fc.constant(id),
      developer: fc.constantFrom(...VENDORS),
      type: fc.constantFrom(...TYPES),
      tags: fc.subarray(TAGS),
    }),
  ),
);

/** The definition, written down once more (product §4.13): each rule overrides those before it. */
function lastWord(permissions: readonly string[], model: Model) {
  let verdict = { isOpen: true, rule: 'all:enable' };
  for (const permission of permissions) {
    const [type, action, value] = permission.split(':');
    const of: Record<string, readonly (string | undefined)[]> = {
      all: [undefined],
      vendor: [model.developer],
      type: [model.type],
      model: [model.id],
      tag: model.tags,
    };
    if (of[type ?? '']?.includes(value) && value !== '')
      verdict = { isOpen: action === 'enable', rule: permission };
  }
  return verdict;
}

type Rules = readonly string[];

/** Two roles: a model is open only if both open it, and the company's is named first where it closes (product §6.8). */
function lastWords(companyRules: Rules | undefined, own: Rules, model: Model) {
  const ownWord = lastWord(own, model);
  if (companyRules === undefined) return { ...ownWord, of: 'role' };
  const companyWord = lastWord(companyRules, model);
  return companyWord.isOpen && !ownWord.isOpen
    ? { ...ownWord, of: 'global_role' }
    : { ...companyWord, of: 'role' };
}

describe.each(databases)('one evaluator on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let admin: SignedIn;
  let company: Founded;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    company = await found(api);
    await topUp(api.db, { payerId: company.payerId, amount: '10000', by: 'bank' });
    for (const id of IDS)
      await sql`insert into models (id, name, developer, type, input_price, output_price)
        values (${id}, ${id}, '', '', 0, 0)`.execute(api.db);
  });

  async function becomeModels(models: readonly Model[]): Promise<void> {
    for (const { id, developer, type, tags } of models)
      await sql`update models set developer = ${developer}, type = ${type}, tags = ${tags}::text[]
        where id = ${id}`.execute(api.db);
  }

  async function enterCompany(userId: string, permissions: Rules): Promise<void> {
    const { owner, id } = company;
    const made = await owner.post(`/company/${id}/roles`, { name: `Роль ${uuidv7()}`, permissions });
    await api.db
      .updateTable('users')
      .set({ company_id: id, role_id: made.read<{ role_id: string }>().role_id })
      .where('id', '=', userId)
      .execute();
  }

  it('answers alike as a list, at a charge, in preview, replay, check and in the access of a person, of one role and of two', () =>
    fc.assert(
      fc.asyncProperty(
        anyModels,
        anyRules,
        fc.option(anyRules, { nil: undefined }),
        async (models, permissions, companyRules) => {
          await becomeModels(models);
          const made = await admin.post('/roles', { name: `Роль ${uuidv7()}`, permissions });
          const role = made.read<{ role_id: string; permissions: string[] }>();
          const { id: userId } = await createUser(api.db);
          const payerId = await payerOf(api, 'user_id', userId);
          await topUp(api.db, { payerId, amount: '100', by: 'bank' });
          for (const { id: modelId } of models)
            await charge(api.db, { payerId, amount: '1', userId, modelId });
          await admin.post(`/roles/${role.role_id}/assign`, { userId });
          if (companyRules !== undefined) await enterCompany(userId, companyRules);

          const ofRole = models.map((model) => ({ ...lastWord(permissions, model), id: model.id }));
          const expected = models.map((model) => ({
            ...lastWords(companyRules, permissions, model),
            id: model.id,
          }));
          const open = expected.filter(({ isOpen }) => isOpen).map(({ id }) => id);

          const listed = await api.visitor().get(`/api/internal/v1/users/${userId}/models`, SERVICE_HEADERS);
          expect(
            listed
              .read<{ models: Model[] }>()
              .models.map(({ id }) => id)
              .sort(),
          ).toEqual(open);

          const draft = { permissions, role_id: role.role_id };
          const preview = (await admin.post('/permissions/dynamic/preview', draft)).read<{
            models: { id: string; hasAccess: boolean; rule: string }[];
            diff: object;
          }>();
          const told = preview.models.map(({ id, hasAccess, rule }) => ({ id, isOpen: hasAccess, rule }));
          expect(told.sort((one, other) => one.id.localeCompare(other.id))).toEqual(ofRole);
          expect(preview.diff).toEqual({ gained: [], lost: [], people: 1 });

          const replay = (await admin.post('/permissions/dynamic/replay', draft)).read<{
            charges: number;
            models: { id: string }[];
          }>();
          expect(replay.charges).toBe(models.length);
          expect(replay.models.map(({ id }) => id).sort()).toEqual(IDS.filter((id) => !open.includes(id)));

          const access = (await admin.get(`/users/${userId}/access`)).read<{
            models: { id: string; allowed: boolean; rule: string; rule_of: string }[];
          }>();
          for (const { id, isOpen, rule, of } of expected) {
            expect(access.models.find((model) => model.id === id)).toMatchObject({
              allowed: isOpen,
              rule,
              rule_of: of,
            });
            const called = await callService(api, '/charges', {
              user_id: userId,
              model_id: id,
              request_id: uuidv7(),
              input_tokens: 1,
              output_tokens: 0,
            });
            expect(called.code).toBe(isOpen ? '' : 'AUTH.003');
            if (!isOpen) expect(called.details.permission).toBe(rule);
            const modelInfo = models.find((model) => model.id === id);
            const check = await admin.post('/permissions/dynamic/check', { permission: rule, modelInfo });
            expect(check.data).toEqual({ matches: true, allowed: isOpen });
          }
        },
      ),
      { numRuns: RUNS, seed: 20_261_123 },
    ));
});
