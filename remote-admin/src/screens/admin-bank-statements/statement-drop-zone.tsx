import { Flex, ReceiptIcon, Spinner, Text } from '@cabinet/kernel/ui';
import { useId, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';

/** The largest file of the bank. */
export const STATEMENT_MAX_MB = 10;

const REJECTIONS: Readonly<Record<string, string>> = {
  'file-too-large': `Файл больше ${STATEMENT_MAX_MB} МБ. Выгрузите выписку за меньший период`,
  'file-too-small': 'Файл пуст',
  'too-many-files': 'Загружайте выписки по одной',
};

interface StatementDropZoneProps {
  readonly isBusy: boolean;
  readonly onPick: (file: File) => void;
}

/** Takes the bank's file by drop, press or keyboard. Banks call it as they like, so its name says nothing. */
export function StatementDropZone({ isBusy, onPick }: StatementDropZoneProps) {
  const [rejection, setRejection] = useState<string | null>(null);
  const rulesId = useId();

  function handleDrop([file]: readonly File[], [rejected]: readonly FileRejection[]): void {
    const code = rejected?.errors[0]?.code ?? '';
    setRejection(rejected === undefined ? null : (REJECTIONS[code] ?? 'Такой файл не подойдёт'));
    if (rejected === undefined && file !== undefined) onPick(file);
  }

  const zone = useDropzone({
    maxSize: STATEMENT_MAX_MB * 1024 * 1024,
    minSize: 1,
    maxFiles: 1,
    disabled: isBusy,
    onDrop: handleDrop,
  });
  const isOver = zone.isDragActive;
  return (
    <Flex direction="column" gap="2">
      <input {...zone.getInputProps({ 'aria-label': 'Файл выписки' })} />
      <Flex
        {...zone.getRootProps({
          role: 'button',
          'aria-label': 'Выбрать файл выписки',
          'aria-describedby': rulesId,
        })}
        aria-disabled={isBusy}
        direction="column"
        align="center"
        textAlign="center"
        gap="2"
        px="4"
        py="8"
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="l3"
        borderColor={isOver ? 'colorPalette.solid' : 'border.emphasized'}
        layerStyle={isOver ? 'fill.subtle' : undefined}
        cursor={isBusy ? 'progress' : 'pointer'}
        focusVisibleRing="outside"
        transitionProperty="border-color, background-color"
        transitionDuration="fast"
      >
        {isBusy ? <Spinner /> : <ReceiptIcon boxSize="8" />}
        <Text fontWeight="medium">
          {isOver ? 'Отпустите, чтобы загрузить' : 'Перетащите файл сюда или нажмите, чтобы выбрать'}
        </Text>
        <Text id={rulesId} textStyle="sm" color="fg.muted">
          Обычно это kl_to_1c.txt в кодировке Windows, DOS или UTF-8
        </Text>
      </Flex>
      {rejection !== null && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {rejection}
        </Text>
      )}
    </Flex>
  );
}
