import { Grid } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { PRICE } from './price-values.ts';

export function PriceFields() {
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <FormMoneyField name="inputPrice" label="Ввод за млн токенов" takes={PRICE} required />
      <FormMoneyField name="outputPrice" label="Вывод за млн токенов" takes={PRICE} required />
    </Grid>
  );
}
