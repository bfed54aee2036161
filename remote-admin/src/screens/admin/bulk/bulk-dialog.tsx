import { isGuestRole } from '@cabinet/access';
import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { textProblem, tidyLine } from '@cabinet/kernel/core/text';
import { Refusal } from '@cabinet/kernel/forms';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Banner, Button, Field, Loaded, Skeleton, Stack, Text, Textarea } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { useRolesOf } from '../../../api/roles.ts';
import { RoleList } from '../../../components/person-role/role-list.tsx';
import { BulkOfTwo } from './bulk-of-two.tsx';
import { BulkPeople } from './bulk-people.tsx';
import type { BulkQuestion } from './bulk-question.ts';
import { BULK_WORDS, peopleText } from './bulk-words.ts';
import { countOfTwo } from './of-two.ts';
import { useBulk } from './use-bulk.ts';

interface BulkDialogProps extends BulkQuestion {
  readonly onClose: () => void;
  readonly onStarted: (jobId: string) => void;
}

function RoleChoice({
  roleId,
  onChoose,
}: {
  readonly roleId: string;
  readonly onChoose: (id: string) => void;
}) {
  const held = useCurrentUser()?.roleInfo.permissions ?? [];
  return (
    <Loaded
      query={useRolesOf(null)}
      skeleton={<Skeleton height="10rem" aria-busy />}
      failureTitle="Не удалось загрузить роли"
    >
      {(all) => {
        const roles = all.filter((role) => !isGuestRole(role));
        return <RoleList roles={roles} currentId="" held={held} roleId={roleId} onChoose={onChoose} />;
      }}
    </Loaded>
  );
}

/** Says what will happen and to how many, and queues it. */
export default function BulkDialog({ action, who, onClose, onStarted }: BulkDialogProps) {
  const { count, former, error, start } = useBulk({ action, who });
  const [reason, setReason] = useState('');
  const [roleId, setRoleId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const words = BULK_WORDS[action];
  const needsRole = action === 'set_role';
  const { data: roles = [] } = useRolesOf(null);
  const next = roles.find((role) => role.roleId === roleId);
  const ofTwo = countOfTwo({ action, who, roles, next });
  async function confirm() {
    setBusy(true);
    const more = {
      ...(needsRole && { roleId }),
      ...(tidyLine(reason) !== '' && { reason: tidyLine(reason) }),
    };
    const jobId = await start(more);
    setBusy(false);
    if (jobId === null) return;
    onClose();
    onStarted(jobId);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      role="alertdialog"
      title={words.title(count)}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            Отмена
          </Button>
          <Button
            colorPalette={words.isDestructive ? 'red' : 'accent'}
            busy={isBusy}
            disabled={count === 0 || (needsRole && roleId === '')}
            onClick={() => void confirm()}
          >
            {ofTwo === count && count > 0 ? 'Предложить' : words.confirm(count)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {former === null ? (
          <Refusal error={error} />
        ) : (
          <Banner tone="warning" title="Число людей изменилось">
            {`Было ${former.toLocaleString('ru-RU')}, теперь ${count.toLocaleString('ru-RU')}. Ничего ещё не сделано: проверьте список и подтвердите ещё раз.`}
          </Banner>
        )}
        <BulkPeople who={who} />
        <Text>{words.effect}</Text>
        {needsRole && <RoleChoice roleId={roleId} onChoose={setRoleId} />}
        <BulkOfTwo count={count} ofTwo={ofTwo} next={next} />
        <Field
          label="Причина"
          error={textProblem(tidyLine(reason))}
          hint={`Останется в журнале действий у каждого: ${peopleText(count)}`}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={REASON_MAX_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
