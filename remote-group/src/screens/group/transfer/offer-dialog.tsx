import { TRANSFER_OFFER_HOURS } from '@cabinet/kernel/core/contract';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { DebtNotice } from '@cabinet/payments';
import { type Group, type GroupMember, offerGroup } from '../../../api/group.ts';
import { debtOf } from '../../../lib/debt-of.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';

interface OfferDialogProps {
  readonly isOpen: boolean;
  readonly group: Pick<Group, 'payer'>;
  readonly member: Pick<GroupMember, 'accountId' | 'displayName'>;
  readonly onClose: () => void;
}

export function OfferDialog({ isOpen, group, member, onClose }: OfferDialogProps) {
  const { accountId, displayName } = member;

  async function offer() {
    await tryGroupWrite(() => offerGroup({ accountId }));
    notify.success(`Предложение отправлено: ${displayName}`);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={offer}
      title={`Передать группу: ${displayName}?`}
      confirmLabel="Предложить группу"
    >
      <Stack gap="2">
        <DebtNotice debts={[debtOf(group)]} deed="передать группу" />
        <Text>
          На ответ есть {TRANSFER_OFFER_HOURS} часа. До ответа владелец — вы, и предложение можно отозвать.
        </Text>
        <Text>
          Если предложение примут, новый владелец будет приглашать и исключать людей, задавать лимиты и видеть
          операции и заявки всех. Он сможет и распустить группу: тогда остаток перейдёт на его личный счёт.
        </Text>
        <Text>
          Вы останетесь участником: из операций и заявок вам будут видны только свои. Выйти из группы можно
          будет в любое время. Деньги на счёте группы остаются на нём.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
