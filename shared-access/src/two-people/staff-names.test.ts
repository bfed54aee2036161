import { PERMISSIONS } from '../permissions/index.ts';
import { gainedStaffNames } from './gained-staff-names.ts';
import { staffNamesText } from './staff-names-text.ts';

describe('staff permissions', () => {
  it('are gained where only the other list has them, whatever else the lists have', () => {
    const now = { permissions: ['user:manage', 'company_user:manage', 'all:enable'] };
    const next = { permissions: ['role:manage', 'user:manage', 'group:view_transactions'] };
    expect(gainedStaffNames(next, now)).toEqual(['Управление ролями']);
    expect(gainedStaffNames(now, next)).toEqual([]);
    expect(gainedStaffNames(now)).toEqual(['Управление пользователями']);
  });

  it('are named, the first of many', () => {
    const all = gainedStaffNames({ permissions: PERMISSIONS });
    expect(staffNamesText(all)).toBe('Управление пользователями, Управление ролями и ещё\u00a03');
    expect(staffNamesText(all.slice(0, 3))).toBe(
      'Управление пользователями, Управление ролями, Управление разрешениями',
    );
  });
});
