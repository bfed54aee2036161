import { describe, expect, it } from '@jest/globals';
import { contractPaths } from './contract-paths.ts';

const paths = contractPaths([
  { id: 'home', path: '/' },
  { id: 'finances', path: '/finances' },
  { id: 'companyDetail', path: '/company/:companyId' },
  { id: 'rolesEdit', path: '/roles/edit/:roleId' },
]);

describe('the paths of a contract', () => {
  it('have the ids of its routes and their patterns', () => {
    expect(Object.entries(paths).map(([id, { pattern }]) => [id, pattern])).toEqual([
      ['home', '/'],
      ['finances', '/finances'],
      ['companyDetail', '/company/:companyId'],
      ['rolesEdit', '/roles/edit/:roleId'],
    ]);
  });

  it('fill their parameters, escaped', () => {
    expect(paths.companyDetail.to({ companyId: 'a/b c' })).toBe('/company/a%2Fb%20c');
    expect(paths.rolesEdit.to({ roleId: '7' }, { tab: 'models' })).toBe('/roles/edit/7?tab=models');
  });

  it('ask for the parameters that their pattern names', () => {
    // @ts-expect-error The parameter is called `roleId`.
    expect(paths.rolesEdit.to({ id: '7' })).toBe('/roles/edit/undefined');
  });

  it('take a query, without what is empty', () => {
    expect(paths.finances.to({ page: 2, type: null, q: undefined })).toBe('/finances?page=2');
    expect(paths.home.to()).toBe('/');
  });
});
