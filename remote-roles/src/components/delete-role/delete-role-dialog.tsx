import { quoted } from '@cabinet/kernel/core/text';
import { Refusal } from '@cabinet/kernel/forms';
import { Banner, Button, chakra, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import type { Role } from '../../api/roles.ts';
import { MoveChoice } from './move-choice.tsx';
import { mayMove } from './no-move-to-staff.tsx';
import { useDelete } from './use-delete.ts';

interface DeleteRoleDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
}

interface ButtonsProps {
  readonly formId: string;
  readonly cancel: RefObject<HTMLButtonElement | null>;
  readonly isInUse: boolean;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function Buttons({ formId, cancel, isInUse, isReady, isBusy, onClose }: ButtonsProps) {
  return (
    <>
      <Button ref={cancel} variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
        Отмена
      </Button>
      <Button type="submit" form={formId} colorPalette="red" busy={isBusy} disabled={!isReady}>
        {isInUse ? 'Перевести и удалить' : 'Удалить'}
      </Button>
    </>
  );
}

/** Deletes a role; where somebody has it, after asking where those people go. */
export default function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { users, isLate, error, isBusy, remove } = useDelete({ role, onClose });
  const [target, setTarget] = useState<Role>();
  const cancel = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const isInUse = users > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    void remove(isInUse ? target : undefined);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      role="alertdialog"
      title="Удалить роль?"
      description={quoted(role.roleName)}
      initialFocus={cancel}
      footer={
        <Buttons
          {...{ formId, cancel, isInUse, isBusy, onClose }}
          isReady={!isInUse || (target !== undefined && mayMove({ role, target }))}
        />
      }
    >
      <chakra.form id={formId} onSubmit={submit}>
        <Stack gap="4">
          {isLate && <Banner>Пока был открыт этот вопрос, роль кому-то дали.</Banner>}
          {isInUse ? (
            <MoveChoice role={role} users={users} target={target} onChoose={setTarget} />
          ) : (
            <Text>
              {`Роль ${quoted(role.roleName)} никому не назначена, доступ людей не изменится. Восстановить её будет нельзя.`}
            </Text>
          )}
          <Refusal error={error} />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
