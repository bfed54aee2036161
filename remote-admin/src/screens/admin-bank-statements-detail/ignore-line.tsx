import { notify } from '@cabinet/kernel/notify';
import { Text } from '@cabinet/kernel/ui';
import { ignoreLine } from '../../api/bank-statements.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import type { LineDialogProps } from './line-dialog.tsx';

/** Sets a line aside: its money is for something else. */
export function IgnoreLine({ statementId, line, onClose }: LineDialogProps) {
  return (
    <ReasonDialog
      title={`Пропустить строку ${line.n}?`}
      label="Пропустить строку"
      submitLabel="Пропустить"
      onClose={onClose}
      onReason={async (reason) => {
        await ignoreLine(statementId, line.n, reason);
        notify.success(`Строка ${line.n} пропущена`);
      }}
    >
      <Text color="fg.muted">
        Эти деньги не оплатят ни одну заявку. Строку можно вернуть в работу в любой момент.
      </Text>
    </ReasonDialog>
  );
}
