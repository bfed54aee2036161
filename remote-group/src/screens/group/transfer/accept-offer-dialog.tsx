import { quoted } from '@cabinet/kernel/core/text';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { DebtNotice, useDebts } from '@cabinet/payments';
import { acceptOffer, type Group } from '../../../api/group.ts';
import { debtOf } from '../../../lib/debt-of.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';

interface AcceptOfferDialogProps {
  readonly group: Pick<Group, 'name' | 'owner' | 'payer'>;
  readonly onClose: () => void;
}

export default function AcceptOfferDialog({ group, onClose }: AcceptOfferDialogProps) {
  const debts = useDebts();

  async function accept() {
    await tryGroupWrite(acceptOffer);
    notify.success(`Теперь вы владелец группы ${quoted(group.name)}`);
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={accept}
      title={`Стать владельцем группы ${quoted(group.name)}?`}
      confirmLabel="Стать владельцем"
    >
      <Stack gap="2">
        <DebtNotice debts={[debtOf(group), ...debts]} deed="принять группу" />
        <Text>
          Вы будете приглашать и исключать людей, задавать лимиты и видеть операции и заявки всех. Счёт группы
          останется счётом группы.
        </Text>
        <Text>{`Прежний владелец, ${group.owner.displayName}, станет участником и сможет выйти из группы.`}</Text>
        <Text>
          Покинуть группу владелец не может: сначала её передают или, оставшись в ней одни, распускают.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
