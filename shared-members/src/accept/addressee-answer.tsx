import { FormError } from '@cabinet/kernel/forms';
import { Banner, Button, Flex, Stack } from '@cabinet/kernel/ui';
import { type ReactNode, useState } from 'react';
import type { Viewer } from './opened-invitation.ts';
import { useRefusal } from './use-refusal.ts';

const COMPANY_GOES_ON_PAYING =
  'Вы сотрудник компании, и за ваши запросы продолжит платить она. В группу вы войдёте, но её деньги начнут тратиться, только если компания перестанет платить за вас.';

interface AddresseeAnswerProps {
  readonly viewer: Viewer;
  readonly onAccept: () => Promise<void>;
  /** The invitation has changed meanwhile. */
  readonly onStale: () => void;
  /** Other answers. */
  readonly children: ReactNode;
}

/** What the signed-in addressee answers. */
export function AddresseeAnswer({ viewer, onAccept, onStale, children }: AddresseeAnswerProps) {
  const { refusal, forget, refuse } = useRefusal(onStale);
  const [isBusy, setBusy] = useState(false);

  async function accept() {
    forget();
    setBusy(true);
    try {
      await onAccept();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="4">
      {viewer.paying !== null && <Banner>{COMPANY_GOES_ON_PAYING}</Banner>}
      <FormError message={refusal} />
      <Flex gap="2" wrap="wrap">
        <Button busy={isBusy} onClick={() => void accept()}>
          Принять приглашение
        </Button>
        {children}
      </Flex>
    </Stack>
  );
}
