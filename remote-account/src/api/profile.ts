import { patch, post } from '@cabinet/kernel/http';
import { type CurrentUserDto, type MoveToMessage, toUser, updateUserAtom } from '@cabinet/kernel/session';
import { mutate, useSetAtom } from '@cabinet/kernel/state';
import { useCallback } from 'react';
import { sessionKeys } from './sessions.ts';

/** What a person may change about themself; what is left out stays as it is. */
export interface ProfileChanges {
  readonly displayName?: string;
  /** `+7XXXXXXXXXX`, or `null` to forget the number. */
  readonly phone?: string | null;
  readonly password?: string;
  /** Goes with a new password. */
  readonly currentPassword?: string;
  readonly settings?: {
    readonly sendByEnter?: boolean;
    readonly moveToMessage?: MoveToMessage;
    /** Roubles as a decimal text, or `null` for no letters. */
    readonly lowBalanceThreshold?: string | null;
  };
}

const SELF = '0';

function toWire({ displayName, phone, password, currentPassword, settings }: ProfileChanges) {
  return {
    display_name: displayName,
    phone,
    password,
    current_password: currentPassword,
    settings: settings && {
      send_by_enter: settings.sendByEnter,
      move_to_message: settings.moveToMessage,
      low_balance_threshold: settings.lowBalanceThreshold,
    },
  };
}

export function saveProfile(changes: ProfileChanges): Promise<CurrentUserDto> {
  return patch<CurrentUserDto>(`users/${SELF}`, toWire(changes));
}

/** Saves the profile and shows the answer everywhere at once; a new password ends the other sessions. */
export function useSaveProfile() {
  const updateUser = useSetAtom(updateUserAtom);
  return useCallback(
    async (changes: ProfileChanges) => {
      const { id: _id, ...saved } = toUser((await saveProfile(changes)).user);
      updateUser(saved);
      if (changes.password !== undefined) void mutate(sessionKeys.all());
    },
    [updateUser],
  );
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export function changePassword({ currentPassword, newPassword }: PasswordChange): Promise<null> {
  return post<null>('users/me/password', { current_password: currentPassword, new_password: newPassword });
}

/** Changes the password; the server ends every other session, so the list of devices is read again. */
export function useChangePassword() {
  return useCallback(async (change: PasswordChange) => {
    await changePassword(change);
    void mutate(sessionKeys.all());
  }, []);
}
