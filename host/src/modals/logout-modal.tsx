import { useModal } from '@cabinet/kernel/modals';
import { paths } from '@cabinet/kernel/paths';
import { useNavigate } from '@cabinet/kernel/router';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useSignOut } from '../shell/use-sign-out.ts';

/** Asks before signing out (product §2.7). */
export function LogoutModal() {
  const { isOpen, close } = useModal('logout');
  const signOut = useSignOut();
  const navigate = useNavigate();

  async function leave() {
    await signOut();
    await navigate(paths.login.to());
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={leave}
      title="Выход из системы"
      confirmLabel="Выйти"
    >
      Вы действительно хотите выйти из системы?
    </ConfirmDialog>
  );
}
