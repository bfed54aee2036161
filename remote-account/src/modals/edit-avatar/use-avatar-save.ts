import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { useState } from 'react';
import { useSaveAvatar } from '../../api/avatar.ts';
import type { PhotoSquare } from './crop-geometry.ts';
import type { Photo } from './read-photo.ts';
import { renderAvatar } from './render-avatar.ts';

/** Saves a square of the photo; only a success ends with `onSaved`. */
export function useAvatarSave(onSaved: () => void) {
  const saveAvatar = useSaveAvatar();
  const [isSaving, setSaving] = useState(false);

  async function save(photo: Photo, square: PhotoSquare) {
    setSaving(true);
    notify.withdrawErrors();
    try {
      await saveAvatar({ avatar: renderAvatar(photo, square) });
      notify.success('Аватар успешно обновлен');
      onSaved();
    } catch (error) {
      notifyApiError(error, { message: 'Не удалось обновить аватар' });
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save };
}
