import { plural } from '@cabinet/kernel/core/text';
import { tryOrNotify } from '@cabinet/kernel/notify';
import { Button, DateText, Flex, StatusBadge, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useRef, useState } from 'react';
import { type Factors, type NewCodes, renewRecoveryCodes } from '../../../api/factors.ts';
import { FactorsPart } from './factors-part.tsx';

const FEW = 3;

interface RecoveryCodesPartProps {
  readonly codes: Factors['recoveryCodes'];
  readonly onCodes: (codes: NewCodes) => void;
}

function leftText(left: number, total: number): string {
  if (left === 0) return 'Кодов не осталось';
  return `${plural(left, 'Остался', 'Осталось', 'Осталось')} ${left} из ${total}`;
}

function RenewButton({ onCodes }: Pick<RecoveryCodesPartProps, 'onCodes'>) {
  const [isAsking, setAsking] = useState(false);

  const made = useRef<NewCodes>(null);

  async function renew() {
    made.current = await tryOrNotify(renewRecoveryCodes);
  }

  // Not before, and the question goes off the page at once: a dialog that closes takes along those that opened over it.
  function close() {
    setAsking(false);
    onCodes(made.current);
    made.current = null;
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Новые коды
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onClose={close}
          onConfirm={renew}
          title="Сделать новые резервные коды?"
          confirmLabel="Сделать новые коды"
        >
          Прежние коды сразу перестанут действовать, и неиспользованные тоже.
        </ConfirmDialog>
      )}
    </>
  );
}

/** What is left of the recovery codes, and a way to new ones. */
export function RecoveryCodesPart({ codes, onCodes }: RecoveryCodesPartProps) {
  return (
    <FactorsPart
      id="recovery-codes"
      title="Резервные коды"
      description={
        codes === null
          ? 'Десять одноразовых кодов на случай, если ключ или телефон потерян. Появятся с первым ключом или приложением'
          : 'Одноразовые коды на случай, если ключ или телефон потерян'
      }
      actions={codes !== null && <RenewButton onCodes={onCodes} />}
    >
      {codes !== null && (
        <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" textStyle="sm">
          {codes.left > FEW ? (
            <span>{leftText(codes.left, codes.total)}</span>
          ) : (
            <StatusBadge tone={codes.left === 0 ? 'danger' : 'warning'}>
              {leftText(codes.left, codes.total)}
            </StatusBadge>
          )}
          <Text color="fg.muted">
            <span>сделаны </span>
            <DateText value={codes.createdAt} />
          </Text>
        </Flex>
      )}
    </FactorsPart>
  );
}
