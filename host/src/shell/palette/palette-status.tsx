import { plural } from '@cabinet/kernel/core/text';
import { Button, Flex, Spinner, Text } from '@cabinet/kernel/ui';
import type { Palette } from './use-palette.ts';

const inWords = (titles: readonly string[]) => titles.map((title) => title.toLowerCase()).join(', ');

function stateOf({ query, runs, titles, tooMany, isLoading, isPaused }: Palette): string {
  if (query.trim() === '') return '';
  if (isLoading) return 'Ищем…';
  if (runs.size === 0 && tooMany.length > 0) return '';
  if (runs.size > 0)
    return `${plural(runs.size, 'Найден', 'Найдено', 'Найдено')} ${runs.size} ${plural(runs.size, 'вариант', 'варианта', 'вариантов')}`;
  const among = ['разделы и действия', ...(isPaused ? [] : [inWords(titles)].filter(Boolean))].join(', ');
  return `По запросу «${query.trim()}» ничего не нашлось. Искали: ${among}.`;
}

/** How the search stands, for eyes and for screen readers: on its way, how many, nothing, or what has failed. */
export function PaletteStatus({ palette }: { readonly palette: Palette }) {
  const { failed, tooMany, isLoading, isPaused, query, retry } = palette;
  const isSought = query.trim() !== '';
  return (
    <Flex direction="column" gap="1" textStyle="sm" color="fg.muted">
      <Flex role="status" align="center" gap="2" minHeight="5" overflowWrap="anywhere">
        {isSought && isLoading && <Spinner size="sm" />}
        <span>{stateOf(palette)}</span>
      </Flex>
      {isSought && isPaused && (
        <Text role="alert">Слишком много запросов: данные найдём, когда закончится пауза.</Text>
      )}
      {isSought && !isLoading && tooMany.length > 0 && (
        <Text>{`Слишком много подходит: ${inWords(tooMany)}. Допишите имя, почту или номер.`}</Text>
      )}
      {isSought && !isLoading && failed.length > 0 && (
        <Flex role="alert" align="center" justify="space-between" gap="3" color="fg.error">
          <span>{`Не удалось найти: ${inWords(failed)}.`}</span>
          <Button size="xs" variant="outline" colorPalette="gray" onClick={retry}>
            Повторить
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
