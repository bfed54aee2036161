import { useWhyDialog } from '@cabinet/access';
import { LeaveQuestion } from '@cabinet/kernel/forms';
import { Grid, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { ModelDetail } from '../../api/models.ts';
import { AccessSection } from './access-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { ModelHeader } from './model-header.tsx';
import { PricesSection } from './prices-section.tsx';

export function ModelView({ model }: { readonly model: ModelDetail }) {
  const why = useWhyDialog();
  const [areFactsUnsaved, tellFacts] = useState(false);
  const [isPriceUnsaved, tellPrice] = useState(false);
  return (
    <>
      <ModelHeader model={model} />
      <Stack gap="6">
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        >
          <FactsSection model={model} onUnsaved={tellFacts} />
          <PricesSection model={model} onUnsaved={tellPrice} />
        </Grid>
        <AccessSection model={model} onWhy={() => why.ask({ model: { id: model.id, name: model.name } })} />
      </Stack>
      {why.element}
      <LeaveQuestion hasChanges={areFactsUnsaved || isPriceUnsaved}>
        Изменения модели не сохранены. Если уйти, они пропадут.
      </LeaveQuestion>
    </>
  );
}
