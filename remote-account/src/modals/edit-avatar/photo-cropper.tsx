import { Box, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { PhotoStage } from './photo-stage.tsx';
import type { Photo } from './read-photo.ts';
import { RoundPreview } from './round-preview.tsx';
import type { AvatarCrop } from './use-crop.ts';
import { ZoomSlider } from './zoom-slider.tsx';

export function PhotoCropper({ photo, crop }: { readonly photo: Photo; readonly crop: AvatarCrop }) {
  return (
    <Stack gap="4">
      <PhotoStage photo={photo} crop={crop} />
      <Flex gap="5" align="center">
        <RoundPreview photo={photo} square={crop.square} />
        <Stack flex="1" minW="0" gap="1">
          <ZoomSlider {...crop} />
          <Box textStyle="xs" color="fg.muted">
            <Text hideBelow="md">
              Двигайте круг мышью или стрелками. Масштаб меняют ползунок, колесо и клавиши + и −.
            </Text>
            <Text hideFrom="md">Двигайте круг пальцем. Масштаб меняют ползунок и щипок.</Text>
          </Box>
        </Stack>
      </Flex>
    </Stack>
  );
}
