import { type ModalId, openModalAtom } from '@cabinet/kernel/modals';
import { useNavigate } from '@cabinet/kernel/router';
import type { User } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { CameraIcon, LogoutIcon, PencilIcon } from '@cabinet/kernel/ui';
import { Menu, MenuItem, MenuSeparator } from '@cabinet/kernel/ui/menu';
import { isModalOffered, offeredMenu, offeredRoutes } from '../../federation/remotes.ts';
import { buildPersonMenu } from '../menu/build-menu.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

/** Which entry is highlighted as the menu opens: none by a press, an end of it by a key. */
export type UserMenuStart = 'none' | 'first' | 'last';

interface UserMenuPanelProps {
  readonly user: User;
  readonly isCompact: boolean;
  /** How the button was pressed before this code had come. */
  readonly start: UserMenuStart;
}

const ENTRIES = [
  { id: 'edit-profile', label: 'Изменить профиль', Icon: PencilIcon },
  { id: 'edit-avatar', label: 'Изменить аватар', Icon: CameraIcon },
  { id: 'logout', label: 'Выйти', Icon: LogoutIcon },
] as const satisfies readonly {
  readonly id: ModalId;
  readonly label: string;
  readonly Icon: typeof LogoutIcon;
}[];

/** The avatar menu (product §2.6). Entries whose screen or modal no remote offers are not there. */
export default function UserMenuPanel({ user, isCompact, start }: UserMenuPanelProps) {
  const openModal = useSetAtom(openModalAtom);
  const navigate = useNavigate();
  const lines = buildPersonMenu(offeredMenu(), offeredRoutes(), user);
  const entries = ENTRIES.filter(({ id }) => id === 'logout' || isModalOffered(id, user));
  const initial = { none: undefined, first: lines[0]?.to ?? entries[0]?.id, last: entries.at(-1)?.id }[start];
  return (
    <Menu
      label="Меню пользователя"
      placement="top-start"
      isInitiallyOpen
      initialItem={initial}
      isTriggerFixed
      trigger={<UserMenuButton user={user} isCompact={isCompact} />}
    >
      <UserFacts user={user} />
      <MenuSeparator />
      {lines.map(({ to, label, icon }) => (
        <MenuItem
          key={to}
          id={to}
          icon={<MenuIcon name={icon} boxSize="4" />}
          onSelect={() => void navigate(to)}
        >
          {label}
        </MenuItem>
      ))}
      {entries.map(({ id, label, Icon }) => (
        <MenuItem
          key={id}
          id={id}
          icon={<Icon />}
          onSelect={() => openModal(id)}
          isDestructive={id === 'logout'}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
