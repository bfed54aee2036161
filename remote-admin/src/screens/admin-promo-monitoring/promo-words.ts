import { plural } from '@cabinet/kernel/core/text';
import type { PromoRequest, SourceRef } from '../../api/promo.ts';

const numbers = new Intl.NumberFormat('ru-RU');

export const STATUS_LABEL: Readonly<Record<PromoRequest['status'], string>> = {
  granted: 'Выдан',
  rejected: 'Отклонён',
  flagged: 'Под подозрением',
};

export const STATUS_TONE = { granted: 'success', rejected: 'danger', flagged: 'warning' } as const;

export const STATUSES = ['granted', 'rejected', 'flagged'] as const;

export const KIND_LABEL: Readonly<Record<SourceRef['kind'], string>> = {
  ip: 'IP-адрес',
  fingerprint: 'Отпечаток',
};

/** «адрес 203.0.113.7», «сеть 203.0.113.0/24», «устройство a1b2c3d4…»: as it stands in a sentence. */
export function sourceText({ kind, value }: SourceRef): string {
  if (kind === 'fingerprint') return `устройство ${shortFingerprint(value)}`;
  return value.includes('/') ? `сеть ${value}` : `адрес ${value}`;
}

/** People tell fingerprints apart by their beginning. */
export function shortFingerprint(value: string): string {
  return value.length <= 14 ? value : `${value.slice(0, 12)}…`;
}

export const clusterName = (number: number): string => `К-${number}`;

export const formatCount = (count: number): string => numbers.format(count);

export const requestsText = (count: number): string =>
  `${formatCount(count)} ${plural(count, 'заявка', 'заявки', 'заявок')}`;

export const peopleText = (count: number): string =>
  `${formatCount(count)} ${plural(count, 'человек', 'человека', 'человек')}`;

export const devicesText = (count: number): string =>
  `${formatCount(count)} ${plural(count, 'устройство', 'устройства', 'устройств')}`;

/** How much a network is: «256 адресов», of IPv6 «256 сетей /64», since an address counts by its own. */
export const coversText = (value: string, covers: number): string =>
  value.includes(':')
    ? `${formatCount(covers)} ${plural(covers, 'сеть', 'сети', 'сетей')} /64`
    : addressesText(covers);

export const addressesText = (count: number): string =>
  `${formatCount(count)} ${plural(count, 'адрес', 'адреса', 'адресов')}`;
