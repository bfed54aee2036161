import { formatMoney, fromWire, parseMoney, toWire } from '@cabinet/kernel/core/money';
import type { MoveToMessage, UserSettings } from '@cabinet/kernel/session';
import type { ProfileChanges } from '../../api/profile.ts';

/** What the form holds; an empty threshold means no letters. */
export interface SettingsValues {
  readonly sendByEnter: boolean;
  readonly moveToMessage: MoveToMessage;
  readonly threshold: string;
}

export function toSettingsValues(settings: UserSettings): SettingsValues {
  const { sendByEnter, moveToMessage, lowBalanceThreshold } = settings;
  const threshold =
    lowBalanceThreshold === null ? '' : formatMoney(fromWire(lowBalanceThreshold), { unit: false });
  return { sendByEnter, moveToMessage, threshold };
}

function thresholdWire(text: string): string | null {
  const parsed = parseMoney(text);
  return parsed.ok ? toWire(parsed.money) : null;
}

export function toSettingsChanges(values: SettingsValues): ProfileChanges {
  const { sendByEnter, moveToMessage, threshold } = values;
  return { settings: { sendByEnter, moveToMessage, lowBalanceThreshold: thresholdWire(threshold) } };
}
