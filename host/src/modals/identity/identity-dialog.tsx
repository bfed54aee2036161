import { QuietButton } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { canUsePasskeys, type IdentityQuestion } from '@cabinet/kernel/session';
import { Button, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type ComponentType, useRef, useState } from 'react';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { ProofRefusalBanner } from './proof-refusal.tsx';
import { TotpProof } from './totp-proof.tsx';
import { type ProofProps, useProof } from './use-proof.ts';

const PROOFS: Readonly<Record<string, ComponentType<ProofProps> | undefined>> = {
  passkey: PasskeyProof,
  totp: TotpProof,
  password: PasswordProof,
};

const NOT_DONE = 'Действие не выполнено: вы не подтвердили, что это вы';
const NO_WAY =
  'В этом браузере ключ доступа не работает. Выйдите и войдите паролем с резервным кодом или откройте кабинет там, где ключ есть.';

const isUsable = (method: string) =>
  Object.hasOwn(PROOFS, method) && (method !== 'passkey' || canUsePasskeys());

/** Asks the person to prove who they are (product §12.10). What asked for it waits below, as it was. */
export default function IdentityDialog({ question }: { readonly question: IdentityQuestion }) {
  const [methods, setMethods] = useState(question.methods);
  const [turn, setTurn] = useState(0);
  const focused = useRef<HTMLElement>(null);
  const { refusal, prove, forget } = useProof({
    onProved: () => question.answer(true),
    onMethods: setMethods,
  });
  const usable = methods.filter(isUsable);
  const method = usable[turn % Math.max(1, usable.length)] ?? '';
  const Proof = PROOFS[method];

  function cancel() {
    question.answer(false);
    notify.info(NOT_DONE);
  }
  return (
    <Dialog
      isOpen
      onClose={cancel}
      size="sm"
      initialFocus={focused}
      title="Подтвердите, что это вы"
      description="Следующие 15 минут спрашивать не будем."
      footer={
        <Button variant="outline" colorPalette="gray" onClick={cancel}>
          Отмена
        </Button>
      }
    >
      <Stack gap="4">
        {Proof === undefined ? <Text>{NO_WAY}</Text> : <Proof key={method} prove={prove} focused={focused} />}
        {refusal && <ProofRefusalBanner {...refusal} />}
        {usable.length > 1 && (
          <QuietButton
            alignSelf="center"
            onClick={() => {
              forget();
              setTurn(turn + 1);
            }}
          >
            Другим способом
          </QuietButton>
        )}
      </Stack>
    </Dialog>
  );
}
