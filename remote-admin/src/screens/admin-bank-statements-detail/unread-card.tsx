import { Badge, Box, Button, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { useId, useState } from 'react';
import type { UnreadLine } from '../../api/bank-statements.ts';
import { LoadedBefore } from './loaded-before.tsx';

/** A document that could not be read: why, and what the file says, for whoever looks it up in the bank. */
export function UnreadCard({ line: { n, reason, text, duplicateOf } }: { readonly line: UnreadLine }) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  return (
    <Box as="li" aria-label={`Строка ${n}`} borderTopWidth="1px" borderColor="border.muted" py="4">
      <Stack gap="2" align="flex-start">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">{`Документ ${n} в файле`}</Text>
          <Badge colorPalette="red">Не прочитано</Badge>
        </Flex>
        <Text textStyle="sm" overflowWrap="anywhere">
          {reason}
        </Text>
        {duplicateOf !== null && <LoadedBefore place={duplicateOf} />}
        <Button
          size="xs"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Скрыть текст из файла' : 'Показать текст из файла'}
        </Button>
        <Box id={textId} hidden={!isOpen} maxW="full">
          <Text as="pre" textStyle="xs" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        </Box>
      </Stack>
    </Box>
  );
}
