import { quoted } from '@cabinet/kernel/core/text';
import { notify } from '@cabinet/kernel/notify';
import { Text } from '@cabinet/kernel/ui';
import { revokeVerification } from '../../api/companies.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { CompanyQuestionProps } from './verification-dialog.tsx';

/** Takes back what people have said of a company. */
export function RevokeVerification({ verification: { company, name }, onClose }: CompanyQuestionProps) {
  return (
    <ReasonDialog
      title="Отозвать подтверждение?"
      label="Отозвать подтверждение"
      submitLabel="Отозвать"
      isDestructive
      onClose={onClose}
      onReason={async (reason) => {
        await revokeVerification(company.id, reason);
        notify.success('Подтверждение отозвано');
      }}
    >
      <Text color="fg.muted">{`Слово сотрудников о компании ${quoted(name)} больше не считается. Подтвердить её снова могут двое.`}</Text>
    </ReasonDialog>
  );
}
