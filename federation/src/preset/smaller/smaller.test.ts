import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { progressEventReducer } from './axios-progress.mjs';
import smallClone from './clone.mjs';
import smallCloneDeep from './clone-deep.mjs';
import smallToPath from './to-path.mjs';

const requireOfKernel = createRequire(new URL('../../../../shared-kernel/package.json', import.meta.url));
const requireOfFormik = createRequire(requireOfKernel.resolve('formik'));

async function lodash<Value, Result>(name: string): Promise<(value: Value) => Result> {
  const { href } = pathToFileURL(requireOfFormik.resolve(`lodash-es/${name}.js`));
  const { default: original } = await import(href);
  return original;
}

/** Values, errors and marks of forms: what a field holds, lists of it, fields in fields. */
const LEAVES = ['', 'текст', 0, 12.5, true, false, null, undefined];
const ROWS = [
  { modelId: 'a', limits: [1, 2] },
  { modelId: 'b', limits: [] },
];
const FORM_VALUES: readonly unknown[] = [
  ...LEAVES,
  [],
  {},
  LEAVES,
  Object.fromEntries(LEAVES.map((leaf, index) => [`field${index}`, leaf])),
  { email: 'a@b.example', password: '', isAgreed: false },
  { rows: ROWS, owner: { name: { first: 'Анна' } }, tags: [['a'], [['b']]] },
];

describe('what stands in for lodash under Formik', () => {
  it.each(FORM_VALUES)('copies one level of %j, and no more', async (value) => {
    const clone = await lodash<unknown, unknown>('clone');
    const copy = smallClone(value);
    expect(copy).toStrictEqual(clone(value));
    if (typeof value !== 'object' || value === null) return;
    expect(copy).not.toBe(value);
    for (const [name, entry] of Object.entries(value)) expect(Reflect.get(Object(copy), name)).toBe(entry);
  });

  it('keeps the class of what it copies, as lodash does', async () => {
    class Amount {
      readonly text = '1';
    }
    const clone = await lodash<unknown, unknown>('clone');
    expect(smallClone(new Amount())).toStrictEqual(clone(new Amount()));
  });

  it.each(FORM_VALUES)('copies all levels of %j', async (value) => {
    const cloneDeep = await lodash<unknown, unknown>('cloneDeep');
    expect(smallCloneDeep(value)).toStrictEqual(cloneDeep(value));
  });

  it('shares nothing that can change with what it has copied at all levels', () => {
    const values = { rows: [{ limits: [1] }] };
    const copy = smallCloneDeep(values);
    values.rows[0]?.limits.push(2);
    expect(copy).toEqual({ rows: [{ limits: [1] }] });
  });

  it.each([
    ...[
      '',
      'email',
      'companyId',
      'rows[0]',
      'rows[0].limits[12]',
      'rows.1.modelId',
      'a.b.c',
      '[3]',
      '[3].name',
    ],
    ...[['rows', '0'], [], ['a.b']],
  ])('reads the name %j', async (name) => {
    const toPath = await lodash<unknown, string[]>('toPath');
    expect(smallToPath(name)).toEqual(toPath(name));
  });
});

describe('what stands in for the progress of axios', () => {
  it('tells how much of how much has gone, as far as the browser knows', () => {
    const told: unknown[] = [];
    const [hear, tellLast] = progressEventReducer((progress) => told.push(progress));
    hear({ loaded: 5, total: 10, lengthComputable: true });
    hear({ loaded: 7, total: 0, lengthComputable: false });
    tellLast();
    expect(told).toEqual([
      { loaded: 5, total: 10 },
      { loaded: 7, total: undefined },
    ]);
  });
});
