import { describe, expect, it } from '@jest/globals';
import { paths } from './paths.ts';

describe('paths', () => {
  it('are those of chapter 2 of product.md', () => {
    expect(Object.values(paths).map((path) => path.pattern)).toEqual(
      expect.arrayContaining(['/', '/company/:companyId', '/roles/edit/:roleId', '/admin/promo-monitoring']),
    );
    expect(new Set(Object.values(paths).map((path) => path.pattern)).size).toBe(Object.keys(paths).length);
  });

  it('fill their parameters, escaped', () => {
    expect(paths.companyDetail.to({ companyId: 'a/b c' })).toBe('/company/a%2Fb%20c');
    expect(paths.roleEdit.to({ roleId: '7' }, { tab: 'models' })).toBe('/roles/edit/7?tab=models');
  });

  it('take a query, without what is empty', () => {
    expect(paths.finances.to({ page: 2, type: null, q: undefined })).toBe('/finances?page=2');
    expect(paths.home.to()).toBe('/');
  });
});
