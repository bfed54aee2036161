import { formatPhone, toPhoneWire } from '@cabinet/kernel/core/phone';
import { tidyLine } from '@cabinet/kernel/core/text';
import type { User, UserSettings } from '@cabinet/kernel/session';
import type { ProfileChanges } from '../../api/profile.ts';

/** What the form holds. */
export interface ProfileValues {
  readonly email: string;
  readonly displayName: string;
  readonly phone: string;
  readonly password: string;
  /** Asked for, and sent, only with a new password. */
  readonly currentPassword: string;
  readonly sendByEnter: boolean;
  readonly moveToMessage: UserSettings['moveToMessage'];
}

export function toProfileValues(user: User): ProfileValues {
  return {
    email: user.email,
    displayName: user.displayName,
    phone: formatPhone(user.phone ?? ''),
    password: '',
    currentPassword: '',
    sendByEnter: user.settings.sendByEnter,
    moveToMessage: user.settings.moveToMessage,
  };
}

/** Only what has changed, so that a save never takes back what another tab has saved meanwhile. */
export function toProfileChanges(values: ProfileValues, initial: ProfileValues): ProfileChanges {
  const settings = {
    ...(values.sendByEnter === initial.sendByEnter ? {} : { sendByEnter: values.sendByEnter }),
    ...(values.moveToMessage === initial.moveToMessage ? {} : { moveToMessage: values.moveToMessage }),
  };
  return {
    ...(values.displayName === initial.displayName ? {} : { displayName: tidyLine(values.displayName) }),
    ...(values.phone === initial.phone ? {} : { phone: toPhoneWire(values.phone) ?? null }),
    ...(values.password === '' ? {} : { password: values.password, currentPassword: values.currentPassword }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
  };
}
