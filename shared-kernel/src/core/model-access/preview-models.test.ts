import fc from 'fast-check';
import { anyAccess, brush, models, small } from './access-fixtures.ts';
import { parseModelAccess, previewModels } from './index.ts';

describe('previewModels', () => {
  it('gives a row a model and a summary', () => {
    expect(previewModels(parseModelAccess(['all:enable', 'type:disable:image']), [small, brush])).toEqual({
      models: [
        {
          id: 'm-small',
          name: 'Small',
          vendor: 'acme',
          type: 'text',
          tags: ['fast', 'cheap'],
          hasAccess: true,
          reason: null,
          rule: 'all:enable',
          overridden: [],
        },
        {
          id: 'm-brush',
          name: 'Brush',
          vendor: 'globex',
          type: 'image',
          tags: [],
          hasAccess: false,
          reason: 'Заблокировано правилами',
          rule: 'type:disable:image',
          overridden: ['all:enable'],
        },
      ],
      summary: { allowed: 1, blocked: 1 },
    });
  });

  it('counts every model once', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        const { models: rows, summary } = previewModels(access, models);
        expect(rows.map(({ id }) => id)).toEqual(models.map(({ id }) => id));
        expect(summary.allowed + summary.blocked).toBe(models.length);
        expect(summary.allowed).toBe(rows.filter(({ hasAccess }) => hasAccess).length);
      }),
    );
  });
});
