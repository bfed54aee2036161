import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useReloadUser } from '@cabinet/kernel/session';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type CompanyUser, changeCompanyUser, removeCompanyUser } from '../../../api/company-users.ts';
import { CONFIRM_WORDS, type ConfirmedKind } from './confirm-words.ts';

interface ConfirmUserDialogProps {
  readonly companyId: string;
  readonly person: CompanyUser;
  readonly kind: ConfirmedKind;
  readonly onClose: () => void;
}

/** Does what was confirmed. */
async function carryOut(kind: ConfirmedKind, of: { readonly companyId: string; readonly userId: string }) {
  if (kind === 'suspend' || kind === 'restore') await changeCompanyUser(of, { isActive: kind === 'restore' });
  else await removeCompanyUser(of, { isSelf: kind === 'leave' });
}

/** Says what will happen to a person before it does. */
export function ConfirmUserDialog({ companyId, person, kind, onClose }: ConfirmUserDialogProps) {
  const { error, tryTo } = useRefusal();
  const reloadUser = useReloadUser();
  const name = person.displayName || person.email;
  const { title, confirmLabel, sentences, done } = CONFIRM_WORDS[kind];
  const confirm = () =>
    tryTo(async () => {
      await carryOut(kind, { companyId, userId: person.userId });
      notify.success(done(name));
      if (kind === 'leave') await reloadUser();
    });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={title}
      confirmLabel={confirmLabel}
      isDestructive={kind !== 'restore'}
    >
      <Stack gap="3">
        {sentences({ name, role: person.role.roleName }).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
