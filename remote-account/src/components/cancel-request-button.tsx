import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, type ButtonProps, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { PaymentRequest } from '@cabinet/payments';
import { useState } from 'react';
import { cancelPaymentRequest } from '../api/payment-requests.ts';
import { METHOD_WORDS } from '../lib/payment-methods.tsx';

type Request = Pick<PaymentRequest, 'id' | 'number' | 'amount' | 'method'>;

interface CancelRequestButtonProps {
  readonly request: Request;
  readonly variant: ButtonProps['variant'];
}

/** Cancels a request that nobody has paid, once the person has confirmed it. */
export function CancelRequestButton({ request, variant }: CancelRequestButtonProps) {
  const { id, number, amount, method } = request;
  const [isAsking, setAsking] = useState(false);

  async function cancel() {
    try {
      await cancelPaymentRequest({ id });
      notify.success(`Заявка ${number} отменена`);
    } catch (error) {
      notifyApiError(error);
    }
  }

  return (
    <>
      <Button variant={variant} colorPalette="gray" onClick={() => setAsking(true)}>
        Отменить заявку
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        title="Отменить заявку?"
        confirmLabel="Отменить заявку"
        cancelLabel="Оставить"
        isDestructive
      >
        <Text>
          <span>{`Заявка ${number} на `}</span>
          <MoneyText value={amount} />
          <span>{` закроется. ${METHOD_WORDS[method].alreadyPaid}`}</span>
        </Text>
      </ConfirmDialog>
    </>
  );
}
