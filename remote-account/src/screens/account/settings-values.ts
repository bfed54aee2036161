import { fieldAmount } from '@cabinet/kernel/core/amount';
import { parseMoney, toWire } from '@cabinet/kernel/core/money';
import type { UserSettings } from '@cabinet/kernel/session';
import type { ProfileChanges } from '../../api/profile.ts';

/** What the form holds; an empty threshold means no letters. */
export interface SettingsValues extends Pick<UserSettings, 'sendByEnter' | 'moveToMessage'> {
  readonly lowBalanceThreshold: string;
}

export function toSettingsValues(settings: UserSettings): SettingsValues {
  const { sendByEnter, moveToMessage, lowBalanceThreshold: wire } = settings;
  const lowBalanceThreshold = wire === null ? '' : fieldAmount(wire);
  return { sendByEnter, moveToMessage, lowBalanceThreshold };
}

function thresholdWire(text: string): string | null {
  const parsed = parseMoney(text);
  return parsed.ok ? toWire(parsed.money) : null;
}

export function toSettingsChanges({ lowBalanceThreshold, ...settings }: SettingsValues): ProfileChanges {
  return { settings: { ...settings, lowBalanceThreshold: thresholdWire(lowBalanceThreshold) } };
}
