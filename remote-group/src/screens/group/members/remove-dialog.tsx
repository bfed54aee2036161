import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type Group, type GroupMember, removeMember } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';

interface RemoveDialogProps {
  readonly isOpen: boolean;
  readonly group: Group;
  readonly member: GroupMember;
  readonly onClose: () => void;
}

export function RemoveDialog({ isOpen, group, member, onClose }: RemoveDialogProps) {
  const { accountId, displayName, monthlyCap = null } = member;

  async function remove() {
    await tryGroupWrite(() => removeMember({ accountId }));
    notify.success(`${displayName} больше не в группе`);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
      title={`Исключить из группы: ${displayName}?`}
      confirmLabel="Исключить"
      isDestructive
    >
      <Stack gap="2">
        <Text>
          Доступ к счёту группы закроется сразу: дальше запросы этого человека оплачивает его личный счёт или
          его компания.
        </Text>
        <Text>Личные деньги остаются у него, деньги группы остаются у группы.</Text>
        <Text>История его трат не пропадёт: она останется в транзакциях группы.</Text>
        {monthlyCap !== null && (
          <Text>
            Лимит <MoneyText value={monthlyCap} /> в месяц перестанет действовать. Если пригласите снова,
            задайте его заново.
          </Text>
        )}
        {group.transferOffer?.to_accountId === accountId && (
          <Text>Предложение передать группу этому человеку будет снято.</Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
