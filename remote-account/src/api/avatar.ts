import { type Body, type Data, post } from '@cabinet/kernel/http';
import { updateUserAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { useCallback } from 'react';

type Avatar = Body<'POST users/{id}/avatar'>;

const SELF = '0';

/** The avatar is a 200×200 JPEG as a data URL. */
export function saveAvatar(body: Avatar): Promise<Data<'POST users/{id}/avatar'>> {
  return post('users/{id}/avatar', { path: { id: SELF }, body });
}

/** Saves the avatar and shows it everywhere at once. */
export function useSaveAvatar() {
  const updateUser = useSetAtom(updateUserAtom);
  return useCallback(async (body: Avatar) => updateUser(await saveAvatar(body)), [updateUser]);
}
