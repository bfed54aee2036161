import type { PayerKind } from '@cabinet/kernel/core/payments';
import { quoted } from '@cabinet/kernel/core/text';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { type Group, type GroupMember, leaveGroup } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';
import { useDepart } from '../../../lib/use-membership.ts';

const OWN = 'За ваши запросы дальше платит ваш личный счёт.';
/** By who pays now. */
const AFTERWARDS: Readonly<Record<PayerKind, string>> = {
  user: OWN,
  group: OWN,
  company: 'За ваши запросы, как и сейчас, будет платить компания.',
};

interface LeaveDialogProps {
  readonly group: Group;
  readonly me: Pick<GroupMember, 'accountId'>;
  readonly onClose: () => void;
}

export default function LeaveDialog({ group, me: { accountId }, onClose }: LeaveDialogProps) {
  const depart = useDepart();

  async function leave() {
    await tryGroupWrite(() => leaveGroup({ accountId }));
    notify.success(`Вы вышли из группы ${quoted(group.name)}`);
    await depart();
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={leave}
      title={`Покинуть группу ${quoted(group.name)}?`}
      confirmLabel="Покинуть группу"
      isDestructive
    >
      <Stack gap="2">
        <Text>{`Доступ к счёту группы закроется сразу. ${AFTERWARDS[group.paying.kind]}`}</Text>
        <Text>
          Ваши личные деньги остаются у вас. Деньги, которые вы внесли на счёт группы, остаются у группы.
        </Text>
        <Text>
          Ваши операции и заявки по-прежнему видите вы и владелец группы. Лимит перестанет действовать.
        </Text>
        <Text>Вернуться можно только по новому приглашению владельца.</Text>
      </Stack>
    </ConfirmDialog>
  );
}
