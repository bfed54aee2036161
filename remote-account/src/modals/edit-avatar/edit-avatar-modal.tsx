import { useUnsavedInput } from '@cabinet/kernel/forms';
import { useModal } from '@cabinet/kernel/modals';
import { Box } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { DiscardChangesDialog } from '../../components/discard-changes-dialog.tsx';
import { useGuardedClose } from '../../lib/use-guarded-close.ts';
import { CropForm } from './crop-form.tsx';
import { PhotoDropZone } from './photo-drop-zone.tsx';
import { useAvatarSave } from './use-avatar-save.ts';
import { usePhoto } from './use-photo.ts';

export function Modal() {
  const { isOpen, close } = useModal('edit-avatar');
  const { photo, isReading, error, open, forget } = usePhoto();
  const { isSaving, save } = useAvatarSave(close);
  const way = useGuardedClose(photo !== null, close);
  useUnsavedInput(photo !== null);

  return (
    <>
      <Dialog isOpen={isOpen} onClose={way.request} title="Изменить аватар" isLocked={isSaving}>
        <Box pb="5">
          {photo === null ? (
            <PhotoDropZone onPick={(file) => void open(file)} isReading={isReading} error={error} />
          ) : (
            <CropForm
              photo={photo}
              isSaving={isSaving}
              onSave={(square) => void save(photo, square)}
              onOther={forget}
              onCancel={way.request}
            />
          )}
        </Box>
      </Dialog>
      <DiscardChangesDialog isOpen={way.isAsking} onStay={way.stay} onDiscard={way.discard}>
        Выбранное фото не станет аватаром.
      </DiscardChangesDialog>
    </>
  );
}
