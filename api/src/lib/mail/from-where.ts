import { deviceName } from '@cabinet/kernel/core/text';
import { letterTime } from './letter-time.ts';

interface Origin {
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}

/**
 * When and from where something is done, as facts of a letter. The device is one of a fixed list, because whoever calls
 * writes the header and could smuggle text into the letter.
 */
export function fromWhere({ ip, headers }: Origin): readonly (readonly [label: string, value: string])[] {
  return [
    ['Когда', letterTime(new Date())],
    ['Устройство', deviceName(headers['user-agent'] ?? null)],
    ['Адрес', ip],
  ];
}
