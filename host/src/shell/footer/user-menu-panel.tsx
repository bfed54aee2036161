import { type ModalId, openModalAtom } from '@cabinet/kernel/modals';
import type { User } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { CameraIcon, LogoutIcon, PencilIcon } from '@cabinet/kernel/ui';
import { Menu, MenuItem, MenuSeparator } from '@cabinet/kernel/ui/menu';
import { isModalOffered } from '../../modals/is-modal-offered.ts';
import { UserFacts } from './user-facts.tsx';
import { UserMenuButton } from './user-menu-button.tsx';

interface UserMenuPanelProps {
  readonly user: User;
  readonly isCompact: boolean;
  /** The button was pressed before this code had come. */
  readonly isInitiallyOpen?: boolean;
}

/** The avatar menu (specification §2). Entries whose modal no remote offers are not there. */
export default function UserMenuPanel({ user, isCompact, isInitiallyOpen = false }: UserMenuPanelProps) {
  const openModal = useSetAtom(openModalAtom);
  const open = (id: ModalId) => () => openModal(id);
  return (
    <Menu
      label="Меню пользователя"
      placement="top-start"
      isInitiallyOpen={isInitiallyOpen}
      trigger={<UserMenuButton user={user} isCompact={isCompact} />}
    >
      <UserFacts user={user} />
      <MenuSeparator />
      {isModalOffered('edit-profile') && (
        <MenuItem id="edit-profile" icon={<PencilIcon />} onSelect={open('edit-profile')}>
          Изменить профиль
        </MenuItem>
      )}
      {isModalOffered('edit-avatar') && (
        <MenuItem id="edit-avatar" icon={<CameraIcon />} onSelect={open('edit-avatar')}>
          Изменить аватар
        </MenuItem>
      )}
      <MenuItem id="logout" icon={<LogoutIcon />} onSelect={open('logout')} isDestructive>
        Выйти
      </MenuItem>
    </Menu>
  );
}
