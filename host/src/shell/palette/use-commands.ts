import { openModalAtom } from '@cabinet/kernel/modals';
import { chatUrl } from '@cabinet/kernel/paths';
import { leaveLayers, useNavigate } from '@cabinet/kernel/router';
import { accountAtom, refreshBalanceAtom, useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import { isModalOffered } from '../../federation/remotes.ts';
import { shownMoney } from '../footer/shown-money.ts';
import { useToggleTheme } from '../footer/use-toggle-theme.ts';
import type { Command } from './find-commands.ts';
import { reachableParts } from './reachable-parts.ts';
import { reachableScreens } from './reachable-screens.ts';
import type { WordedOffer } from './worded-offer.ts';

const ACTION = 'Действие';

/** After the palette has left the history, because that step would cancel the load. */
async function openChats(address: string): Promise<void> {
  await leaveLayers();
  window.location.assign(address);
}

/** Every screen and action that the signed-in person may reach. */
export function useCommands({ menu, routes }: WordedOffer): readonly Command[] {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const openModal = useSetAtom(openModalAtom);
  const refreshBalance = useSetAtom(refreshBalanceAtom);
  const toggleTheme = useToggleTheme();
  const account = useAtomValue(accountAtom);
  if (user === null) return [];

  const money = shownMoney(user, account);
  const screens = reachableScreens(menu, routes, user).map(
    ({ to, ...screen }): Command => ({ ...screen, id: to, run: () => void navigate(to) }),
  );
  const parts = reachableParts(routes, user).map(
    ({ to, ...part }): Command => ({
      ...part,
      id: `${to} ${part.label}`,
      icon: 'settings',
      isSoughtOnly: true,
      run: () => void navigate(to),
    }),
  );
  const action = (label: string, icon: string, synonyms: string, run: () => void): Command => ({
    id: label,
    label,
    hint: ACTION,
    icon,
    synonyms,
    run,
  });
  const chats = chatUrl();
  const actions = [
    isModalOffered('edit-profile', user) &&
      action('Изменить профиль', 'user', 'имя телефон настройки', () => openModal('edit-profile')),
    isModalOffered('edit-avatar', user) &&
      action('Изменить аватар', 'user', 'фото картинка', () => openModal('edit-avatar')),
    money !== null &&
      action(money.words.action, 'wallet', 'деньги счёт баланс остаток', () => void refreshBalance()),
    action('Сменить тему', 'settings', 'тёмная светлая ночная оформление', () => void toggleTheme()),
    chats !== '' && action('Вернуться к чатам', 'home', 'чат', () => void openChats(chats)),
    action('Выйти', 'key', 'выход logout', () => openModal('logout')),
  ];
  return [...screens, ...parts, ...actions.filter((each) => each !== false)];
}
