import { usePermission } from '@cabinet/kernel/session';
import { Loaded, Skeleton, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type AdminPayer, usePayer } from '../../../api/payers.ts';
import { FundsForm } from './funds-form.tsx';
import { LimitForm } from './limit-form.tsx';
import { NoChange } from './no-change.tsx';
import { SwitchForm } from './switch-form.tsx';
import { TierForm } from './tier-form.tsx';

/** What may be done with an account. */
export type PayerDeed = 'funds' | 'limit' | 'tier' | 'switch';

interface PayerDialogProps {
  readonly deed: PayerDeed;
  readonly payer: Pick<AdminPayer, 'id' | 'name' | 'isActive'>;
  readonly onClose: () => void;
}

const FORMS = { funds: FundsForm, limit: LimitForm, tier: TierForm, switch: SwitchForm } as const;

const TITLES = {
  funds: () => 'Начислить или списать',
  limit: () => 'Кредитный лимит',
  tier: () => 'Уровень',
  switch: ({ isActive }: Pick<AdminPayer, 'isActive'>) => (isActive ? 'Выключить счёт?' : 'Включить счёт?'),
} as const;

/** One account and one thing that is done with it; it opens with what the account is now. */
export default function PayerDialog({ deed, payer, onClose }: PayerDialogProps) {
  const [isLocked, lock] = useState(false);
  const maySetTier = usePermission('rate_correction:manage');
  const Form = FORMS[deed];
  return (
    <Dialog isOpen onClose={onClose} isLocked={isLocked} title={TITLES[deed](payer)} description={payer.name}>
      <Stack gap="4" pb="5">
        <Loaded
          query={usePayer(payer.id)}
          skeleton={<Skeleton height="14rem" aria-busy />}
          failureTitle="Не удалось загрузить счёт"
        >
          {(known) => (
            <NoChange payer={known} deed={deed} maySetTier={maySetTier} onClose={onClose}>
              <Form payer={known} onClose={onClose} onLock={lock} />
            </NoChange>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
