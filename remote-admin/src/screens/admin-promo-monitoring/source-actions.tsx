import { CheckIcon, CloseIcon } from '@cabinet/kernel/ui';
import type { RowAction } from '@cabinet/kernel/ui/table';
import type { SourceRef } from '../../api/promo.ts';
import type { PromoTabProps } from './promo-tab-props.ts';

const OBJECT = { ip: 'адрес', fingerprint: 'устройство' } as const;

/** Blocks an address or a fingerprint, or takes its block away. */
export function blockAction(source: SourceRef, isBlocked: boolean, onAsk: PromoTabProps['onAsk']): RowAction {
  const what = OBJECT[source.kind];
  return isBlocked
    ? {
        id: `unblock-${source.kind}`,
        label: `Разблокировать ${what}`,
        icon: <CheckIcon />,
        onSelect: () => onAsk({ action: 'unblock', source }),
      }
    : {
        id: `block-${source.kind}`,
        label: `Заблокировать ${what}`,
        icon: <CloseIcon />,
        isDestructive: true,
        onSelect: () => onAsk({ action: 'block', source }),
      };
}
