import { Banner, Button, Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { AdminPayerDetail } from '../../../api/payers.ts';
import type { PayerDeed } from './payer-dialog.tsx';

interface NoChangeProps {
  readonly payer: AdminPayerDetail;
  readonly deed: PayerDeed;
  readonly maySetTier: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const OWN = 'Это ваш счёт или счёт вашей группы или компании:';

function refusalOf({ payer, deed, maySetTier }: Pick<NoChangeProps, 'payer' | 'deed' | 'maySetTier'>) {
  if (deed === 'tier') {
    if (!maySetTier) return 'Уровень меняет тот, у кого есть разрешение «Управление корректировками ставок».';
    return payer.funds.isOwn
      ? `${OWN} его уровень меняет другой человек с разрешением «Управление корректировками ставок».`
      : null;
  }
  if (payer.isClosed) return 'Счёт закрыт навсегда: его деньги, лимит и состояние больше не меняют.';
  return payer.funds.isOwn
    ? `${OWN} его деньги, лимит и состояние меняет другой человек с разрешением «Управление пользователями».`
    : null;
}

/** Why nothing can be done here, instead of a form that the server would refuse. */
export function NoChange({ children, onClose, ...about }: NoChangeProps) {
  const refusal = refusalOf(about);
  if (refusal === null) return children;
  return (
    <>
      <Banner tone="warning">{refusal}</Banner>
      <Flex justify="flex-end">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          Понятно
        </Button>
      </Flex>
    </>
  );
}
