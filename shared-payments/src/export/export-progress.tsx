import { plural } from '@cabinet/kernel/core/text';
import { Box, Button, Flex, ProgressBar, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { ExportAmount, FileExport } from './use-file-export.ts';

const KILO = 1024;

/** «340 КБ», «1,4 МБ». */
function sizeText(bytes: number): string {
  const isSmall = bytes < KILO * KILO;
  const size = isSmall ? bytes / KILO : bytes / KILO / KILO;
  const text = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: isSmall ? 0 : 1 }).format(size);
  return `${text} ${isSmall ? 'КБ' : 'МБ'}`;
}

const count = (value: number) => new Intl.NumberFormat('ru-RU').format(value);

/** «1 200 из 5 400 строк»; only the size where the server has not said how many there are. */
function amountText({ bytes, rows, totalRows }: ExportAmount): string {
  if (totalRows === null) return bytes === 0 ? '' : `получено ${sizeText(bytes)}`;
  const noun = plural(totalRows, 'строки', 'строк', 'строк');
  return `${count(Math.min(rows, totalRows))} из ${count(totalRows)} ${noun}`;
}

function percentOf({ rows, totalRows }: ExportAmount): number | null {
  return totalRows === null || totalRows === 0 ? null : (rows / totalRows) * 100;
}

/** How far an export is, and a way to stop it; nothing while none runs. Only its beginning is announced. */
export function ExportProgress({ amount, cancel }: Pick<FileExport, 'amount' | 'cancel'>) {
  const text = amount === null ? '' : amountText(amount);
  return (
    <>
      <VisuallyHidden role="status">{amount !== null && 'Готовим файл'}</VisuallyHidden>
      {amount !== null && (
        <Flex align="center" gap="4" layerStyle="card" px="4" py="2">
          <Box flex="1" minW="0">
            <Flex justify="space-between" columnGap="3" wrap="wrap" mb="1.5" textStyle="sm">
              <Text as="span">Готовим файл…</Text>
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {text}
              </Text>
            </Flex>
            <ProgressBar
              label="Экспорт"
              percent={percentOf(amount)}
              valueText={text === '' ? undefined : text}
              size="sm"
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
