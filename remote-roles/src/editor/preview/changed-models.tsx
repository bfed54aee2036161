import { Box, Text } from '@cabinet/kernel/ui';
import type { PreviewedModel } from './preview.ts';

/** More names nobody reads here; the dialog has them all. */
const SHOWN = 8;

interface ChangedModelsProps {
  readonly title: string;
  readonly models: readonly PreviewedModel[];
}

/** The names of models that the draft opens, or closes. */
export function ChangedModels({ title, models }: ChangedModelsProps) {
  if (models.length === 0) return null;
  const names = models.slice(0, SHOWN).map(({ name }) => name);
  const rest = models.length - names.length;
  return (
    <Box textStyle="sm">
      <Text as="span" color="fg.muted">
        {title}:
      </Text>{' '}
      {names.join(', ')}
      {rest > 0 && ` и ещё ${rest}`}
    </Box>
  );
}
