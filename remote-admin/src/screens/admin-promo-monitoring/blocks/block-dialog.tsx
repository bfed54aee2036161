import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { blockSource, type SourceRef } from '../../../api/promo.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { sourceText } from '../promo-words.ts';
import { SourceEffect } from './source-effect.tsx';

interface BlockDialogProps {
  readonly source: SourceRef;
  readonly onClose: () => void;
}

const WARNING = {
  ip: 'За одним адресом может быть много людей: им откажут всем.',
  fingerprint: 'Откажут с любого адреса, пока отпечаток тот же.',
} as const;

/** Asks why, and says what is refused from now on and whom it concerns. */
export function BlockDialog({ source, onClose }: BlockDialogProps) {
  const attempt = useAttemptKey();
  return (
    <ReasonDialog
      title={`Заблокировать ${sourceText(source)}?`}
      label="Блокировка"
      submitLabel="Заблокировать"
      isDestructive
      onClose={onClose}
      onReason={async (reason) => {
        const body = { ...source, reason };
        await blockSource(body, attempt.keyOf(body));
        notify.success(`Заблокировано: ${sourceText(source)}`);
      }}
    >
      <Text>
        {`Все новые заявки отсюда сразу будут отклонены, бонус не выдадут. ${WARNING[source.kind]} Выданное не отбирается.`}
      </Text>
      <Stack role="status" gap="0">
        <SourceEffect source={source} />
      </Stack>
    </ReasonDialog>
  );
}
