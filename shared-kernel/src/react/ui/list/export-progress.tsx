import { Button } from '../button.tsx';
import { Box, Flex, VisuallyHidden } from '../layout.ts';
import { Text } from '../text.ts';
import type { FileExport } from './use-file-export.ts';

const KILO = 1024;

/** A size in words: «340 КБ», «1,4 МБ». */
function sizeText(bytes: number): string {
  const isSmall = bytes < KILO * KILO;
  const size = isSmall ? bytes / KILO : bytes / KILO / KILO;
  const text = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: isSmall ? 0 : 1 }).format(size);
  return `${text} ${isSmall ? 'КБ' : 'МБ'}`;
}

/**
 * How much of a file is here, and a way to stop it. Without a file on its way nothing is shown. Only its beginning is
 * announced.
 */
export function ExportProgress({ bytes, cancel }: Pick<FileExport, 'bytes' | 'cancel'>) {
  const text = bytes === null || bytes === 0 ? '' : `Получено ${sizeText(bytes)}`;
  return (
    <>
      <VisuallyHidden role="status">{bytes !== null && 'Готовим файл'}</VisuallyHidden>
      {bytes !== null && (
        <Flex align="center" gap="4" layerStyle="card" px="4" py="2">
          <Box flex="1" minW="0">
            <Flex justify="space-between" columnGap="3" wrap="wrap" mb="1.5" textStyle="sm">
              <Text as="span">Готовим файл…</Text>
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {text}
              </Text>
            </Flex>
            <Box
              role="progressbar"
              aria-label="Экспорт"
              aria-valuetext={text || undefined}
              h="1"
              borderRadius="full"
              bg="colorPalette.solid"
              animation="pulse"
            />
          </Box>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={cancel}>
            Отменить
          </Button>
        </Flex>
      )}
    </>
  );
}
