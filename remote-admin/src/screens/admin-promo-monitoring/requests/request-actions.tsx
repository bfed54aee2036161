import { SearchIcon } from '@cabinet/kernel/ui';
import type { RowAction } from '@cabinet/kernel/ui/table';
import type { PromoRequest } from '../../../api/promo.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { blockAction } from '../source-actions.tsx';

/** What may be done about a request: see who is like it, and refuse where it came from. */
export function requestActions(
  { ip, fingerprint, ipBlocked, fingerprintBlocked, clusterId }: PromoRequest,
  { onAsk, onOpen }: Pick<PromoTabProps, 'onAsk' | 'onOpen'>,
): readonly RowAction[] {
  return [
    {
      id: 'same-ip',
      label: 'Заявки с этого адреса',
      icon: <SearchIcon />,
      onSelect: () => onOpen('requests', { ip }),
    },
    {
      id: 'same-fingerprint',
      label: 'Заявки с этого устройства',
      icon: <SearchIcon />,
      onSelect: () => onOpen('requests', { fingerprint }),
    },
    ...(clusterId === null
      ? []
      : [
          {
            id: 'cluster',
            label: 'Открыть кластер',
            onSelect: () => onOpen('clusters', { cluster: clusterId }),
          },
        ]),
    blockAction({ kind: 'ip', value: ip }, ipBlocked, onAsk),
    blockAction({ kind: 'fingerprint', value: fingerprint }, fingerprintBlocked, onAsk),
  ];
}
