import { post } from '@cabinet/kernel/http';
import { updateUserAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { useCallback } from 'react';

const SELF = '0';

/** @param avatar a 200×200 JPEG as a data URL. */
export function saveAvatar({ avatar }: { readonly avatar: string }): Promise<{ readonly avatar: string }> {
  return post<{ readonly avatar: string }>(`users/${SELF}/avatar`, { avatar });
}

/** Saves the avatar and shows it everywhere at once. */
export function useSaveAvatar() {
  const updateUser = useSetAtom(updateUserAtom);
  return useCallback(
    async (request: { readonly avatar: string }) => {
      const { avatar } = await saveAvatar(request);
      updateUser({ avatar });
    },
    [updateUser],
  );
}
