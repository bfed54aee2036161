import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { blockSource, type SourceRef } from '../../../api/promo.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { sourceText } from '../promo-words.ts';
import { NetworkField } from './network-field.tsx';
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
  const [value, setValue] = useState(source.value);
  const chosen = { kind: source.kind, value };
  return (
    <ReasonDialog
      title={`Заблокировать ${sourceText(source)}?`}
      label="Блокировка"
      submitLabel="Заблокировать"
      isDestructive
      onClose={onClose}
      onReason={async (reason) => {
        const body = { ...chosen, reason };
        const made = await blockSource(body, attempt.keyOf(body));
        notify.success(`Заблокировано: ${sourceText(made)}`);
      }}
    >
      <Text>
        {`Все новые заявки отсюда сразу будут отклонены, бонус не выдадут. ${WARNING[source.kind]} Выданное не отбирается.`}
      </Text>
      {source.kind === 'ip' && <NetworkField address={source.value} value={value} onChange={setValue} />}
      <Stack role="status" gap="0">
        <SourceEffect source={chosen} />
      </Stack>
    </ReasonDialog>
  );
}
