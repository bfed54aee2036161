import { apiErrorText, notify } from '@cabinet/kernel/notify';
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
    try {
      await saveAvatar({ avatar: renderAvatar(photo, square) });
      notify.success('Аватар успешно обновлен');
      onSaved();
    } catch (error) {
      notify.error('Не удалось обновить аватар', { title: apiErrorText(error).title });
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save };
}
