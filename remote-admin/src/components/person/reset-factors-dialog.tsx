import { Text } from '@cabinet/kernel/ui';
import { resetAdminUserFactors } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { PersonChangeProps } from './person-question.ts';

/** Proposes to take away the second factors of somebody who has lost them, after saying what comes of it. */
export function ResetFactorsDialog({ person, onClose, onProposed }: PersonChangeProps) {
  return (
    <ReasonDialog
      title="Сбросить второй способ входа?"
      label="Сброс второго способа входа"
      submitLabel="Предложить сброс"
      hint="Её прочтёт второй человек, и она останется в журнале действий"
      isDestructive
      onClose={onClose}
      onReason={async (reason) => onProposed((await resetAdminUserFactors(person.id, reason)).proposals)}
    >
      <Text>
        {`${nameOf(person)}: ключи доступа, коды из приложения и резервные коды перестанут действовать, сеансы завершатся, а войти можно будет с одним паролем.`}
      </Text>
      <Text>
        Сначала это подтвердит второй человек, а через сутки после него сброс вступит в силу сам. Человеку
        сразу придёт письмо со ссылкой, которая останавливает сброс; вход со вторым способом тоже его отменит.
      </Text>
      <Text>Убедитесь, что просит он сам: позвоните ему или поговорите лично.</Text>
    </ReasonDialog>
  );
}
