import { Box, Text } from '@cabinet/kernel/ui';
import { namesText } from '../../lib/counts.ts';
import type { PreviewedModel } from './preview.ts';

/** More names nobody reads here; the dialog has them all. */
const SHOWN = 8;

interface ChangedModelsProps {
  readonly title: string;
  readonly models: readonly PreviewedModel[];
}

export function ChangedModels({ title, models }: ChangedModelsProps) {
  if (models.length === 0) return null;
  const names = models.map(({ name }) => name);
  return (
    <Box textStyle="sm">
      <Text as="span" color="fg.muted">
        {`${title}:`}
      </Text>
      <span>{` ${namesText(names, SHOWN)}`}</span>
    </Box>
  );
}
