import { CameraIcon, Flex, Spinner, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { HeicHint } from './heic-hint.tsx';
import type { PhotoFailure } from './use-photo.ts';

const ACCEPT = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };
/** More than any camera makes; beyond it decoding could exhaust the memory of a phone. */
const MAX_BYTES = 64 * 1024 * 1024;
const MIN_BYTES = 1;

/** What the zone is going through (product §4.9). */
type ZoneState = 'idle' | 'focused' | 'accept' | 'reject' | 'dialog' | 'reading';

const TEXTS: Readonly<Record<ZoneState, string>> = {
  idle: 'Перетащите фото сюда или нажмите, чтобы выбрать',
  focused: 'Перетащите фото сюда или нажмите, чтобы выбрать',
  accept: 'Отпустите, чтобы открыть фото',
  reject: 'Такой файл не подойдёт',
  dialog: 'Выберите фото в открывшемся окне',
  reading: 'Открываем фото…',
};

const LOOKS: Readonly<Record<ZoneState, object>> = {
  idle: { borderColor: 'border.emphasized' },
  focused: { borderColor: 'colorPalette.solid' },
  accept: { borderColor: 'colorPalette.solid', layerStyle: 'fill.subtle' },
  reject: { borderColor: 'border.error', bg: 'bg.error', color: 'fg.error' },
  dialog: { borderColor: 'colorPalette.solid', bg: 'bg.subtle' },
  reading: { borderColor: 'border.emphasized', bg: 'bg.subtle' },
};

interface PhotoDropZoneProps {
  readonly onPick: (file: File) => void;
  readonly isReading: boolean;
  /** Of the last file, when it could not be opened. */
  readonly error: PhotoFailure | null;
}

/** Takes a photo by drop, press, keyboard or paste; of several files the first that fits. */
export function PhotoDropZone({ onPick, isReading, error }: PhotoDropZoneProps) {
  const [rejection, setRejection] = useState<PhotoFailure | null>(null);

  function handleDrop(accepted: readonly File[], rejected: readonly FileRejection[]) {
    const [file] = accepted;
    const [refused] = rejected;
    const reason = refused?.errors[0]?.message;
    setRejection(file === undefined && refused && reason ? { file: refused.file, reason } : null);
    if (file !== undefined) onPick(file);
  }

  const zone = useDropzone({
    accept: ACCEPT,
    maxSize: MAX_BYTES,
    minSize: MIN_BYTES,
    disabled: isReading,
    onDrop: handleDrop,
  });
  const state = zoneState(zone, isReading);
  const failure = rejection ?? error;

  return (
    <Flex direction="column" gap="2">
      <input {...zone.getInputProps({ 'aria-label': 'Файл фото' })} />
      <Flex
        {...zone.getRootProps({
          role: 'button',
          'aria-label': 'Выбрать фото',
          'aria-describedby': 'avatar-zone-rules',
        })}
        data-state={state}
        direction="column"
        align="center"
        justify="center"
        textAlign="center"
        gap="3"
        minH="56"
        px="4"
        py="8"
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="l3"
        cursor={isReading ? 'progress' : 'pointer'}
        focusVisibleRing="outside"
        transitionProperty="border-color, background-color"
        transitionDuration="fast"
        {...LOOKS[state]}
      >
        {isReading ? <Spinner /> : <CameraIcon boxSize="8" />}
        <Text fontWeight="medium" aria-live="polite">
          {TEXTS[state]}
        </Text>
        <Text id="avatar-zone-rules" textStyle="sm" color="fg.muted">
          PNG, JPG или JPEG
        </Text>
      </Flex>
      {failure !== null && (
        <Stack role="alert" gap="1" textStyle="sm" color="fg.error">
          <Text>{`Не удалось открыть файл: ${failure.reason}`}</Text>
          <HeicHint file={failure.file} />
        </Stack>
      )}
    </Flex>
  );
}

function zoneState(zone: ReturnType<typeof useDropzone>, isReading: boolean): ZoneState {
  if (isReading) return 'reading';
  if (zone.isDragReject) return 'reject';
  if (zone.isDragAccept || zone.isDragActive) return 'accept';
  if (zone.isFileDialogActive) return 'dialog';
  return zone.isFocused ? 'focused' : 'idle';
}
