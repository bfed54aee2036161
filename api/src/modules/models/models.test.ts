import { beforeAll, describe, expect, it } from '@jest/globals';
import { uuidv7 } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { createUser } from '#test/test-users.ts';
import type { ModelDto } from './model-dto.ts';
import { getModelsForUser } from './service.ts';

interface Models {
  readonly models: readonly ModelDto[];
}

const MODELS = [
  {
    id: 'alpha-1',
    name: 'Альфа',
    developer: 'Один',
    type: 'text',
    tags: ['быстрая'],
    input_price: '10',
    output_price: '20.5',
  },
  {
    id: 'beta-1',
    name: 'Бета',
    developer: 'Два',
    type: 'image',
    tags: [],
    input_price: '1',
    output_price: '0.0001',
  },
  {
    id: 'gamma-1',
    name: 'Гамма',
    developer: 'Два',
    type: 'text',
    tags: [],
    input_price: '1',
    output_price: '1',
    enabled: false,
  },
];

describe.each(databases)('models on $name', (database) => {
  const api = useTestApi(database);
  beforeAll(async () => {
    await api.db.insertInto('models').values(MODELS).execute();
  });

  it('are for those who are signed in', async () => {
    expect((await api.visitor().get('/models')).code).toBe('AUTH.001');
  });

  it('list the enabled ones by vendor and name, with prices as wire money', async () => {
    const user = await api.signedIn();
    const { models } = (await user.get('/models')).read<Models>();
    expect(models.map(({ id }) => id)).toEqual(['beta-1', 'alpha-1']);
    expect(models[1]).toMatchObject({
      developer: 'Один',
      tags: ['быстрая'],
      input_price: '10.00',
      output_price: '20.50',
    });
    expect(models[1]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('show those that are switched off to who manages users, and to nobody else', async () => {
    const user = await api.signedIn();
    const refused = await user.get('/models?include_disabled=');
    expect(refused).toMatchObject({ status: 403, code: 'AUTH.003', details: { permission: 'user:manage' } });
    const admin = await api.signedIn({ role: 'admin' });
    const { models } = (await admin.get('/models?include_disabled=')).read<Models>();
    expect(models.map(({ id }) => id)).toEqual(['beta-1', 'gamma-1', 'alpha-1']);
    const none = await user.get('/models?include_disabled=false');
    expect(none.read<Models>().models).toHaveLength(2);
    expect(await user.get('/models?include_disabled=1')).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('change under user:manage only, and leave an audit row with before and after', async () => {
    const user = await api.signedIn();
    expect((await user.patch('/models/gamma-1', { enabled: true })).code).toBe('AUTH.003');
    const admin = await api.signedIn({ role: 'admin' });
    const answer = await admin.patch('/models/gamma-1', {
      enabled: true,
      output_price: '1.25',
      reason: 'Ошибка',
    });
    expect(answer.read<ModelDto>()).toMatchObject({ id: 'gamma-1', enabled: true, output_price: '1.25' });
    const audit = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', 'gamma-1')
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      actor_id: admin.userId,
      action: 'model.update',
      before: { enabled: false },
      after: { enabled: true },
    });
    await admin.patch('/models/gamma-1', { enabled: false });
  });

  it('refuse bad values and unknown models', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const bad = await admin.patch('/models/alpha-1', { input_price: '-1' });
    expect(bad).toMatchObject({
      code: 'VAL.003',
      details: { fields: { input_price: 'Цена — число не меньше нуля' } },
    });
    expect((await admin.patch('/models/none', { enabled: false })).code).toBe('RES.001');
  });

  it('are filtered by the rules of the role, in their order', async () => {
    const { id } = await createUser(api.db, {
      permissions: ['all:disable', 'vendor:enable:Один', 'type:enable:image', 'model:disable:beta-1'],
    });
    expect((await getModelsForUser(api.db, id))?.map((model) => model.id)).toEqual(['alpha-1']);
    expect(await getModelsForUser(api.db, uuidv7())).toBeUndefined();
  });
});
