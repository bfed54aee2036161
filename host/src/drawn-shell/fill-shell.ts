import { findRoute, type Registry, type RouteContract } from '@cabinet/federation/contract';
import { briefAmount, formatAmount } from '@cabinet/kernel/core/amount';
import { initials } from '@cabinet/kernel/core/text';
import { type CurrentUser, isGuest } from '@cabinet/kernel/session';
import { applyTheme } from '@cabinet/kernel/system';
import { mayTry } from '../federation/may-try.ts';
import { headingWords } from '../router/heading-words.ts';
import { nameOf } from '../shell/footer/name-of.ts';
import { shownMoney } from '../shell/footer/shown-money.ts';
import { buildMenu, type MenuBlock, type MenuEntry, mayOpen } from '../shell/menu/build-menu.ts';
import { currentEntry, holdsEntry } from '../shell/menu/current-entry.ts';
import { showInMenu } from '../shell/menu/show-in-menu.ts';
import { readStoredFold } from '../shell/menu/stored-fold.ts';
import { fill, fillText } from './fill.ts';
import { shapesOf } from './templates.ts';
import { showTheme } from './theme-icon.ts';

/** For a menu line whose icon the kit does not know; as `MenuIcon`. */
const OTHER_ICON = 'list';

function copyOf(sample: Element): Element {
  return document.importNode(sample, true);
}

function line(
  sample: Element,
  { label, shortLabel, to, icon: iconName }: MenuEntry,
  current: string | undefined,
): Element {
  const item = copyOf(sample);
  const link = item.querySelector('a');
  link?.setAttribute('href', to);
  if (to === current) link?.setAttribute('aria-current', 'page');
  item.querySelector('svg')?.replaceChildren(...shapesOf(iconName ?? OTHER_ICON, OTHER_ICON));
  fillText(item, 'label', label);
  fillText(item, 'short-label', shortLabel);
  return item;
}

/** Open or folded as `useFold` begins. */
function foldAsLeft(section: Element, block: MenuBlock, current: string | undefined): void {
  const isOpen = holdsEntry(block, current) || readStoredFold();
  section.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
  section.querySelector('ul')?.toggleAttribute('hidden', !isOpen);
}

function fillSidebar(nav: Element, blocks: readonly MenuBlock[], current: string | undefined): void {
  const [untitled, titled, foldable] = nav.querySelectorAll('section');
  if (untitled === undefined || titled === undefined || foldable === undefined) return;
  const sections = blocks.map((block) => {
    const { title, isFoldable, entries } = block;
    const section = copyOf(isFoldable ? foldable : title === undefined ? untitled : titled);
    fillText(section, 'title', title ?? '');
    const list = section.querySelector('ul');
    const sample = list?.firstElementChild;
    if (sample) list.replaceChildren(...entries.map((entry) => line(sample, entry, current)));
    if (isFoldable) foldAsLeft(section, block, current);
    return section;
  });
  untitled.parentElement?.replaceChildren(...sections);
  showInMenu(nav, nav.querySelector('[aria-current]'));
}

function fillBottomBar(list: Element, blocks: readonly MenuBlock[], current: string | undefined): void {
  const samples = [...list.children].slice(0, -1);
  const entries = blocks.flatMap((block) => block.entries);
  for (const [place, sample] of samples.entries()) {
    const entry = entries[place];
    if (entry === undefined) sample.remove();
    else sample.replaceWith(line(sample, entry, current));
  }
}

function fillMenu(shell: Element, blocks: readonly MenuBlock[]): void {
  const current = currentEntry(blocks, window.location.pathname);
  const nav = shell.querySelector('nav');
  const bar = nav?.querySelector(':scope > ul');
  if (bar) fillBottomBar(bar, blocks, current);
  else if (nav) fillSidebar(nav, blocks, current);
}

function fillPerson(shell: Element, { user, ...account }: CurrentUser): void {
  const name = nameOf(user);
  fillText(shell, 'name', name);
  fillText(shell, 'role', user.roleInfo.roleName);
  fill(shell, 'avatar', (frame) => {
    const picture = frame.querySelector('img');
    if (user.avatar) picture?.setAttribute('src', user.avatar);
    else frame.textContent = initials(name);
  });
  const money = shownMoney(user, account);
  if (money !== null && money.sum !== null) {
    fillText(shell, 'balance-label', money.words.label);
    fillText(shell, 'balance', formatAmount(money.sum));
    fillText(shell, 'brief-balance', briefAmount(Number(money.sum)));
  } else shell.querySelector('[data-badge]')?.remove();
}

function fillHeading(shell: Element, route: RouteContract, user: CurrentUser['user']): void {
  for (const [name, text] of Object.entries(headingWords(route.title, user))) fillText(shell, name, text);
}

/**
 * Says who the person is, what they have and where they may go (product §2.4 to §2.6).
 *
 * Nothing is said to a guest, nor on a page that the person may not enter: the session leads them away. Nor is it said
 * where they may go while this browser tries a build, which may bring another menu than the page's registry.
 */
export function fillShell(shell: Element, current: CurrentUser): void {
  const { user } = current;
  const registry: Registry = JSON.parse(document.getElementById('registry')?.textContent ?? '{"remotes":[]}');
  const contracts = registry.remotes.map(({ contract }) => contract);
  const routes = contracts.flatMap((contract) => contract.routes);
  const route = findRoute(routes, window.location.pathname);
  if (isGuest(user) || route === undefined || !mayOpen(route, user)) return;
  applyTheme(user.settings.theme);
  showTheme(shell);
  fillPerson(shell, current);
  if (mayTry()) return;
  const menu = contracts.flatMap((contract) => contract.menu);
  fillMenu(shell, buildMenu(menu, routes, user));
  fillHeading(shell, route, user);
}
