import type { MenuItemContract, RouteContract } from '@cabinet/federation/contract';
import type { MenuUser } from '../menu/build-menu.ts';
import { reachableScreens } from './reachable-screens.ts';

const guard = { session: true } as const;
const ROUTES: RouteContract[] = [
  { id: 'club', path: '/club', title: 'Мой клуб', guard, command: { label: 'Создать клуб' } },
  { id: 'room', path: '/room', title: 'Комната', guard },
  {
    id: 'create',
    path: '/firm/create',
    title: 'Создание фирмы',
    guard,
    command: { label: 'Создать фирму', when: 'notCompanyMember' },
  },
];
const MENU: MenuItemContract[] = [
  { section: 'main', label: 'Мой клуб', path: '/club', when: 'hasGroup', order: 10 },
  { section: 'main', label: 'Комната', path: '/room', when: 'hasGroup', order: 20 },
];
const person = (draft: Partial<MenuUser> = {}): MenuUser => ({
  companyId: null,
  group: null,
  roleInfo: { roleId: 'r', roleName: 'Пользователь', permissions: [] },
  ...draft,
});
const labels = (user: MenuUser) => reachableScreens(MENU, ROUTES, user).map(({ label }) => label);

describe('reachableScreens', () => {
  it('offers what a route commands to somebody whose menu hides its line, and no other hidden line', () => {
    expect(labels(person())).toEqual(['Создать клуб', 'Создать фирму']);
  });

  it('calls a screen of the menu as the menu does', () => {
    expect(labels(person({ group: { id: 'g', name: 'Клуб', isOwner: true } }))).toEqual([
      'Мой клуб',
      'Комната',
      'Создать фирму',
    ]);
  });

  it('offers no screen with a permission that nobody has heard of', () => {
    const route: RouteContract = {
      id: 'moon',
      path: '/moon',
      title: 'Луна',
      guard: { session: true, permission: 'moon:walk' },
      command: { label: 'На Луну' },
    };
    expect(reachableScreens([], [route], person())).toEqual([]);
  });

  it('hides a command whose condition is not met', () => {
    expect(labels(person({ companyId: 'c' }))).toEqual(['Создать клуб']);
  });
});
