import { type Body, patch, post } from '@cabinet/kernel/http';
import { type CurrentUser, updateUserAtom } from '@cabinet/kernel/session';
import { mutate, useSetAtom } from '@cabinet/kernel/state';
import { useCallback } from 'react';
import { readSecurityAgain } from './read-security-again.ts';
import { sessionKeys } from './sessions.ts';

/** What a person may change about themself; what is left out stays as it is. A new password needs the current one. */
export type ProfileChanges = Body<'PATCH users/{id}'>;

const SELF = '0';

export function saveProfile(body: ProfileChanges): Promise<CurrentUser> {
  return patch('users/{id}', { path: { id: SELF }, body });
}

/** Saves the profile and shows the answer everywhere at once; a new password ends the other sessions. */
export function useSaveProfile() {
  const updateUser = useSetAtom(updateUserAtom);
  return useCallback(
    async (changes: ProfileChanges) => {
      const { id: _id, ...saved } = (await saveProfile(changes)).user;
      updateUser(saved);
      if (changes.password !== undefined) void mutate(sessionKeys.all());
    },
    [updateUser],
  );
}

type PasswordChange = Body<'POST users/me/password'>;

export function changePassword(body: PasswordChange): Promise<null> {
  return post('users/me/password', { body });
}

/** Changes the password; the server ends every other session, so the list of devices is read again. */
export function useChangePassword() {
  return useCallback(async (change: PasswordChange) => {
    await changePassword(change);
    void mutate(sessionKeys.all());
    readSecurityAgain();
  }, []);
}
