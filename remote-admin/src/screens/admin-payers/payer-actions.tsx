import { CheckIcon, CloseIcon, PencilIcon, PercentIcon, TopUpIcon, WalletIcon } from '@cabinet/kernel/ui';
import type { AdminPayer } from '../../api/payers.ts';
import type { PayerDeed } from '../../components/payer/dialogs/payer-dialog.tsx';

interface ActionsOptions {
  readonly maySetTier: boolean;
  readonly onOpen: () => void;
  readonly onAsk: (deed: PayerDeed) => void;
}

/** What may be done with an account; of one that is closed, nothing with its money. */
export function payerActions(payer: AdminPayer, { maySetTier, onOpen, onAsk }: ActionsOptions) {
  const open = { id: 'open', label: 'Открыть', icon: <WalletIcon />, onSelect: onOpen };
  if (payer.isClosed) return [open];
  const action = (id: PayerDeed, label: string, icon: typeof open.icon) => ({
    id,
    label,
    icon,
    onSelect: () => onAsk(id),
  });
  return [
    open,
    action('funds', 'Начислить или списать', <TopUpIcon />),
    action('limit', 'Кредитный лимит', <PencilIcon />),
    ...(maySetTier ? [action('tier', 'Уровень', <PercentIcon />)] : []),
    payer.isActive
      ? { ...action('switch', 'Выключить', <CloseIcon />), isDestructive: true }
      : action('switch', 'Включить', <CheckIcon />),
  ];
}
