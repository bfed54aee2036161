import { SecondPersonBanner, staffNamesText } from '@cabinet/access';
import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { textProblem, tidyLine } from '@cabinet/kernel/core/text';
import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Field, Stack, Text, Textarea } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { activateAdminUser, deactivateAdminUser } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';
import type { PersonChangeProps } from './person-question.ts';
import { useStaffNames } from './use-staff-names.ts';

interface ActivityDialogProps extends PersonChangeProps {
  /** Whether the person may sign in afterwards. */
  readonly isOn: boolean;
}

/** Switches a person on or off, after saying what comes of it. */
export function ActivityDialog({ person, isOn, onClose, onProposed }: ActivityDialogProps) {
  const [reason, setReason] = useState('');
  const { error, tryTo } = useRefusal();
  const staffNames = useStaffNames(person);
  const needsSecond = isOn && staffNames.length > 0;
  async function change() {
    const why = tidyLine(reason) || undefined;
    const { proposals } = await tryTo(() =>
      isOn ? activateAdminUser(person.id, why) : deactivateAdminUser(person.id, why),
    );
    if (proposals.length > 0) return onProposed(proposals);
    notify.success(`${nameOf(person)}: учётная запись ${isOn ? 'включена' : 'отключена'}`);
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={change}
      title={isOn ? 'Включить учётную запись?' : 'Отключить учётную запись?'}
      confirmLabel={needsSecond ? 'Предложить' : isOn ? 'Включить' : 'Отключить'}
      isDestructive={!isOn}
    >
      <Stack gap="4">
        <Text>
          {isOn
            ? `${nameOf(person)} снова сможет войти с прежним паролем. Роль и деньги остались как были.`
            : `${nameOf(person)}: войти будет нельзя, а открытые сеансы закончатся сразу. Деньги, роль и история останутся; включить обратно можно в любой момент.`}
        </Text>
        {needsSecond && (
          <SecondPersonBanner
            cause={`У человека служебные права: ${staffNamesText(staffNames)}.`}
            what="Включение"
            until="до этого войти он не сможет"
          />
        )}
        <Field label="Причина" hint="Останется в журнале действий" error={textProblem(tidyLine(reason))}>
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
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
