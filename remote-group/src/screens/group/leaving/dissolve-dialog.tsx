import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { quoted } from '@cabinet/kernel/core/text';
import { notify } from '@cabinet/kernel/notify';
import { Button, Field, Input, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type FormEvent, useState } from 'react';
import { dissolveGroup, type Group } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';
import { useDepart } from '../../../lib/use-membership.ts';

interface DissolveDialogProps {
  readonly group: Group;
  readonly onClose: () => void;
}

const FORM_ID = 'group-dissolve';

function useDissolve(name: string, onFailure: () => void) {
  const [isBusy, setBusy] = useState(false);
  const depart = useDepart();
  async function dissolve() {
    setBusy(true);
    try {
      const { amount } = await tryGroupWrite(dissolveGroup);
      const moved = signOfAmount(amount) > 0 ? `: ${formatAmount(amount)} теперь на вашем личном счёте` : '';
      notify.success(`Группа ${quoted(name)} распущена${moved}`);
      await depart();
    } catch {
      onFailure();
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, dissolve };
}

export default function DissolveDialog({ group: { name, payer }, onClose }: DissolveDialogProps) {
  const [typed, setTyped] = useState('');
  const { isBusy, dissolve } = useDissolve(name, () => setTyped(''));
  const isSure = typed.trim() === name;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSure && !isBusy) void dissolve();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Распустить группу ${quoted(name)}?`}
      size="sm"
      isLocked={isBusy}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            Отмена
          </Button>
          <Button type="submit" form={FORM_ID} colorPalette="red" busy={isBusy} disabled={!isSure}>
            Распустить группу
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM_ID} gap="3" onSubmit={submit}>
        <Text>
          {`${
            signOfAmount(payer.balance) > 0
              ? `${formatAmount(payer.balance)} со счёта группы перейдут на ваш личный счёт.`
              : 'На счёте группы денег нет.'
          } Открытые приглашения перестанут действовать. Вернуть группу нельзя, история её трат сохранится.`}
        </Text>
        <Field label={`Введите название группы: ${name}`}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
