import { grantedNames, missingNames, roleChange } from './role-change.ts';

const STAFF = { permissions: [] };
const CLERK = { permissions: ['company:transactions', 'company_balance:view'] };
const MANAGER = { permissions: ['company:transactions', 'company_user:manage', 'vendor:disable:acme'] };

describe('a change of role', () => {
  it('tells what is gained and what is lost, by category', () => {
    expect(roleChange(CLERK, MANAGER)).toEqual({
      gained: [{ category: 'Компания', names: ['Управление пользователями компании'] }],
      lost: [{ category: 'Компания', names: ['Просмотр баланса компании'] }],
      hasOtherModels: true,
    });
  });

  it('is none between roles that grant the same', () => {
    expect(roleChange(CLERK, CLERK)).toEqual({ gained: [], lost: [], hasOtherModels: false });
  });

  it('names what only the database knows by its id, and takes it for no rule of models', () => {
    expect(roleChange(STAFF, { permissions: ['report:read'] })).toEqual({
      gained: [{ category: 'Другие', names: ['report:read'] }],
      lost: [],
      hasOtherModels: false,
    });
  });

  it('names it as its maker did, where that is known', () => {
    const own = new Map([['report:read', { name: 'Чтение отчётов' }]]);
    const { gained } = roleChange(STAFF, { permissions: ['report:read'] }, own);
    expect(gained).toEqual([{ category: 'Другие', names: ['Чтение отчётов'] }]);
  });

  it('names what a role grants beyond what somebody holds', () => {
    expect(missingNames(CLERK, ['company:transactions'])).toEqual(['Просмотр баланса компании']);
    expect(grantedNames(STAFF)).toEqual([]);
  });
});
