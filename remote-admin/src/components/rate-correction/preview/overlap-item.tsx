import { plural } from '@cabinet/kernel/core/text';
import { Badge, Box, Flex, Link, Text } from '@cabinet/kernel/ui';
import type { Overlaps } from '../../../api/rate-corrections.ts';
import { paths } from '../../../paths.ts';
import { numberText, periodText, scopeText, targetText } from '../correction-words.ts';
import { multiplierText } from '../multiplier.ts';

const modelsText = (count: number) =>
  count === 0
    ? 'общих моделей сейчас нет'
    : `${count} ${plural(count, 'общая модель', 'общие модели', 'общих моделей')}`;

export function OverlapItem({ item }: { readonly item: Overlaps['items'][number] }) {
  const { correction, wins, models, from, to } = item;
  return (
    <Box
      as="li"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Flex gap="2" align="center" wrap="wrap">
        <Link to={paths.rateCorrectionsDetail.to({ correctionId: correction.id })}>
          {numberText(correction)}
        </Link>
        <Text as="span">{multiplierText(correction.multiplier)}</Text>
        <Badge colorPalette={wins === 'this' ? 'green' : 'orange'}>
          {wins === 'this' ? 'сильнее эта' : `сильнее ${numberText(correction)}`}
        </Badge>
      </Flex>
      <Text textStyle="sm">{`${scopeText(correction.scope)} · ${targetText(correction.target)}`}</Text>
      <Text textStyle="xs" color="fg.muted">
        {`${modelsText(models)}, ${periodText({ validFrom: from, validTo: to })}`}
      </Text>
    </Box>
  );
}
