import { notify, notifyApiError, tryOrNotify } from '@cabinet/kernel/notify';
import { Button, DateText, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import {
  deleteTotp,
  type Factors,
  type NewCodes,
  requestTotpSecret,
  type TotpSecret,
} from '../../../api/factors.ts';
import { isLastFactor, LAST_FACTOR_TEXT, whyLastStays } from '../../../lib/factor-words.ts';
import { FactorsPart } from './factors-part.tsx';
import { TotpDialog } from './totp-dialog.tsx';

interface TotpPartProps {
  readonly factors: Factors;
  readonly onCodes: (codes: NewCodes) => void;
}

function ConnectButton({ onCodes }: Pick<TotpPartProps, 'onCodes'>) {
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function connect() {
    setBusy(true);
    try {
      setSecret(await requestTotpSecret());
    } catch (failure) {
      notifyApiError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" busy={isBusy} onClick={() => void connect()}>
        Подключить приложение
      </Button>
      {secret !== null && <TotpDialog secret={secret} onClose={() => setSecret(null)} onCodes={onCodes} />}
    </>
  );
}

function DisconnectButton({ isLast }: { readonly isLast: boolean }) {
  const [isAsking, setAsking] = useState(false);

  async function disconnect() {
    await tryOrNotify(deleteTotp);
    notify.success('Приложение с кодами отключено');
  }

  return (
    <>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        Отключить приложение
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={disconnect}
        title="Отключить приложение с кодами?"
        confirmLabel="Отключить"
        isDestructive
      >
        <Text>
          Коды из приложения больше не подойдут. Запись о кабинете в самом приложении можно будет удалить.
        </Text>
        {isLast && <Text mt="3">{LAST_FACTOR_TEXT}</Text>}
      </ConfirmDialog>
    </>
  );
}

/** The app that shows codes. */
export function TotpPart({ factors, onCodes }: TotpPartProps) {
  const { totp } = factors;
  return (
    <FactorsPart
      id="totp"
      title="Приложение с кодами"
      description="После пароля кабинет спросит код из приложения на телефоне"
      actions={
        totp === null ? (
          <ConnectButton onCodes={onCodes} />
        ) : (
          whyLastStays(factors) === null && <DisconnectButton isLast={isLastFactor(factors)} />
        )
      }
    >
      {totp !== null && (
        <Text textStyle="sm">
          <span>Подключено </span>
          <DateText value={totp.createdAt} />
          {totp.lastUsedAt === null ? (
            <span> · ещё не использовалось</span>
          ) : (
            <span>
              {' · последний код '}
              <DateText value={totp.lastUsedAt} format="datetime" />
            </span>
          )}
        </Text>
      )}
    </FactorsPart>
  );
}
