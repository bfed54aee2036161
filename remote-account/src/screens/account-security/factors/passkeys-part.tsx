import { PASSKEYS_MAX } from '@cabinet/kernel/core/contract';
import { canUsePasskeys } from '@cabinet/kernel/session';
import { Button, PlusIcon, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Factors, NewCodes } from '../../../api/factors.ts';
import { isLastFactor, whyLastStays } from '../../../lib/factor-words.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { FactorsPart } from './factors-part.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeysPartProps {
  readonly factors: Factors;
  readonly onCodes: (codes: NewCodes) => void;
}

/** Why no passkey can be added here and now; `null` where one can. */
function obstacleOf(count: number): string | null {
  if (count >= PASSKEYS_MAX) return `Ключей уже ${PASSKEYS_MAX}: чтобы добавить новый, удалите ненужный.`;
  if (!canUsePasskeys())
    return 'Этот браузер не работает с ключами доступа. Откройте кабинет в другом браузере, чтобы добавить ключ.';
  return null;
}

/** The passkeys of the person. */
export function PasskeysPart({ factors, onCodes }: PasskeysPartProps) {
  const [isAdding, setAdding] = useState(false);
  const { passkeys } = factors;
  const obstacle = obstacleOf(passkeys.length);
  return (
    <FactorsPart
      id="passkeys"
      title="Ключи доступа"
      description="Вход без пароля: пальцем, лицом или PIN-кодом, которым вы разблокируете устройство"
      actions={
        obstacle === null && (
          <Button
            size="sm"
            variant={passkeys.length === 0 ? 'solid' : 'outline'}
            onClick={() => setAdding(true)}
          >
            <PlusIcon /> Добавить ключ доступа
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={isLastFactor(factors)}
              mayDelete={whyLastStays(factors) === null}
            />
          ))}
        </Stack>
      )}
      {obstacle !== null && (
        <Text textStyle="sm" color="fg.muted">
          {obstacle}
        </Text>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onCodes={onCodes} />}
    </FactorsPart>
  );
}
