import { Grid } from '@cabinet/kernel/ui';
import { multiplierOfPercent, percentOfMultiplier } from '../multiplier.ts';
import { MirroredField } from './mirrored-field.tsx';

/** By how much a price changes: as a percentage or as a multiplier. */
export function PriceFields() {
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <MirroredField
        name="percent"
        label="Изменение цены, %"
        hint="Скидка со знаком минус: −5"
        mirror="multiplier"
        toMirror={multiplierOfPercent}
      />
      <MirroredField
        name="multiplier"
        label="Множитель"
        hint="То же иначе: 0,95"
        mirror="percent"
        toMirror={percentOfMultiplier}
        required
      />
    </Grid>
  );
}
