import { Button, Stack, Text } from '@cabinet/kernel/ui';

/** Of the list and of what stands below it, so that the dialog keeps its size when nothing is found. */
const EMPTY_HEIGHT = { base: '15rem', md: '16rem' };

interface NothingFoundProps {
  readonly typed: readonly string[];
  readonly onClear: () => void;
}

/** What to do when nothing was found: the status above has said so. */
export function NothingFound({ typed, onClear }: NothingFoundProps) {
  return (
    <Stack minHeight={EMPTY_HEIGHT} align="center" justify="center" gap="3" textAlign="center">
      <Text color="fg.muted" textStyle="sm">
        {typed.length === 0
          ? 'Попробуйте другое слово или выберите раздел из списка.'
          : `Попробуйте другое слово, начало имени или почты, номер целиком. Можно ввести: ${typed.join(', ')}.`}
      </Text>
      <Button size="sm" variant="outline" onClick={onClear}>
        Показать все разделы
      </Button>
    </Stack>
  );
}
