import {
  type MenuCondition,
  type MenuItemContract,
  type MenuSection,
  neededPermissions,
  type RouteContract,
} from '@cabinet/federation/contract';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { isFactorDue, type User } from '@cabinet/kernel/session';

/** The part of the user that decides what the menu shows. */
export type MenuUser = Pick<User, 'roleInfo' | 'companyId' | 'group'> & Partial<Pick<User, 'secondFactor'>>;

/** One line of the menu, its address filled. */
export interface MenuEntry {
  readonly label: string;
  /** Of one word, for the bar of a phone. */
  readonly shortLabel: string;
  readonly to: string;
  readonly icon: string | undefined;
  /** Addresses that the line stands for, with all that lies below them. */
  readonly within: readonly string[];
  /** Kinds of what waits for the person that are done there. */
  readonly attention: readonly string[];
}

/** A section of the sidebar. */
export type SidebarSection = Exclude<MenuSection, 'person'>;

/** A section with at least one entry; the first has no title. */
export interface MenuBlock {
  readonly id: SidebarSection;
  readonly title: string | undefined;
  /** A person may fold it away to its title, for it is long and they rarely need it. */
  readonly isFoldable: boolean;
  readonly entries: readonly MenuEntry[];
}

const SECTION_TITLES: Readonly<Record<SidebarSection, string | undefined>> = {
  main: undefined,
  account: 'Мой аккаунт',
  group: 'Моя группа',
  company: 'Моя компания',
  administration: 'Администрирование',
  tools: 'Инструменты',
};

const SECTIONS: readonly SidebarSection[] = [
  'main',
  'account',
  'group',
  'company',
  'administration',
  'tools',
];

const FOLDABLE: ReadonlySet<SidebarSection> = new Set<SidebarSection>(['tools']);

const CONDITIONS: Readonly<Record<MenuCondition, (user: MenuUser) => boolean>> = {
  hasGroup: (user) => user.group !== null,
  companyMember: (user) => user.companyId !== null,
  notCompanyMember: (user) => user.companyId === null,
};

const SECTION_CONDITIONS: Partial<Record<MenuSection, MenuCondition>> = {
  group: 'hasGroup',
  company: 'companyMember',
};

/** Whether the user holds what a guard or a line asks for. */
function isHeld(asking: RouteContract['guard'] | MenuItemContract, user: MenuUser): boolean {
  const needed = neededPermissions(asking);
  return needed.length === 0 || needed.some((each) => hasPermission(user.roleInfo.permissions, each));
}

/** Whether a fact about the user holds that a contract asks for. */
export const isMet = (condition: MenuCondition | undefined, user: MenuUser): boolean =>
  condition === undefined || CONDITIONS[condition](user);

/** Fills `:companyId`; an address that the user gives no value for does not exist for them. */
export function fillPath(path: string, user: MenuUser): string | null {
  if (path.includes(':companyId') && user.companyId === null) return null;
  const filled = path.replace(':companyId', encodeURIComponent(user.companyId ?? ''));
  return filled.includes(':') ? null : filled;
}

/** Whether the user may open a route of a contract. */
export function mayOpen(route: RouteContract, user: MenuUser): boolean {
  return isFactorDue(user) ? route.addsFactor === true : isHeld(route.guard, user);
}

/** What contracts offer, and to whom. */
interface Offer {
  readonly menu: readonly MenuItemContract[];
  readonly routes: readonly RouteContract[];
  readonly user: MenuUser;
}

/** The lines of a section, without those of screens that the user may not enter or that no remote draws. */
function entriesOf(section: MenuSection, { menu, routes, user }: Offer): MenuEntry[] {
  const openPaths = new Set(routes.filter((route) => mayOpen(route, user)).map((route) => route.path));
  const isShown = (item: MenuItemContract) =>
    openPaths.has(item.path) && isHeld(item, user) && isMet(item.when, user);
  return menu
    .filter((item) => item.section === section && isShown(item))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ path, label, shortLabel = label, icon, within, attention = [] }) => {
      const to = fillPath(path, user);
      return to === null ? [] : [{ label, shortLabel, to, icon, within: within ?? [to], attention }];
    });
}

/** All that is open to whoever has yet to add a second factor (product §12.13). */
function factorMenu(routes: readonly RouteContract[]): MenuBlock[] {
  const entries = routes
    .filter(({ addsFactor }) => addsFactor)
    .map(({ path, title }) => ({
      label: title,
      shortLabel: title,
      to: path,
      icon: 'shield',
      within: [path],
      attention: [],
    }));
  return [{ id: 'main', title: undefined, isFoldable: false, entries }];
}

/**
 * The sidebar of a user (product §2.5): sections and lines that contracts offer, in their order, without what the
 * user may not enter and without what no remote draws.
 */
export function buildMenu(
  menu: readonly MenuItemContract[],
  routes: readonly RouteContract[],
  user: MenuUser,
): MenuBlock[] {
  if (isFactorDue(user)) return factorMenu(routes);
  return SECTIONS.filter((section) => isMet(SECTION_CONDITIONS[section], user)).flatMap((section) => {
    const entries = entriesOf(section, { menu, routes, user });
    if (entries.length === 0) return [];
    return [{ id: section, title: SECTION_TITLES[section], isFoldable: FOLDABLE.has(section), entries }];
  });
}

/** The lines of the avatar menu (product §2.6), which lead to what the sidebar does not list for this user. */
export const buildPersonMenu = (
  menu: readonly MenuItemContract[],
  routes: readonly RouteContract[],
  user: MenuUser,
): MenuEntry[] => entriesOf('person', { menu, routes, user });
