import { type ModalId, openModalAtom } from '@cabinet/kernel/modals';
import type { User } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { CameraIcon, LogoutIcon, PencilIcon } from '@cabinet/kernel/ui';
import { Menu, MenuItem, MenuSeparator } from '@cabinet/kernel/ui/menu';
import { isModalOffered } from '../../federation/remotes.ts';
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

/** The avatar menu (product §2.6). Entries whose modal no remote offers are not there. */
export default function UserMenuPanel({ user, isCompact, start }: UserMenuPanelProps) {
  const openModal = useSetAtom(openModalAtom);
  const entries = ENTRIES.filter(({ id }) => id === 'logout' || isModalOffered(id));
  const initial = { none: undefined, first: entries.at(0), last: entries.at(-1) }[start];
  return (
    <Menu
      label="Меню пользователя"
      placement="top-start"
      isInitiallyOpen
      initialItem={initial?.id}
      isTriggerFixed
      trigger={<UserMenuButton user={user} isCompact={isCompact} />}
    >
      <UserFacts user={user} />
      <MenuSeparator />
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
