import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import type { PhotoSquare } from './crop-geometry.ts';
import { PhotoCropper } from './photo-cropper.tsx';
import type { Photo } from './read-photo.ts';
import { useCrop } from './use-crop.ts';

interface CropFormProps {
  readonly photo: Photo;
  readonly isSaving: boolean;
  readonly onSave: (square: PhotoSquare) => void;
  readonly onOther: () => void;
  readonly onCancel: () => void;
}

/** Second step: which part of the photo becomes the avatar. */
export function CropForm({ photo, isSaving, onSave, onOther, onCancel }: CropFormProps) {
  const crop = useCrop(photo);
  return (
    <Stack gap="5">
      <PhotoCropper photo={photo} crop={crop} />
      <Flex gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Button
          flex={{ base: '1', sm: 'none' }}
          variant="ghost"
          colorPalette="gray"
          disabled={isSaving}
          onClick={onOther}
          me={{ sm: 'auto' }}
        >
          Другое фото
        </Button>
        <Button
          flex={{ base: '1', sm: 'none' }}
          variant="outline"
          colorPalette="gray"
          disabled={isSaving}
          onClick={onCancel}
        >
          Отмена
        </Button>
        <Button width={{ base: 'full', sm: 'auto' }} busy={isSaving} onClick={() => onSave(crop.square)}>
          Сохранить аватар
        </Button>
      </Flex>
    </Stack>
  );
}
