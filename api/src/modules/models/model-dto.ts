import type { Static } from 'typebox';
import { wire } from '#lib/wire.ts';
import type { ModelRow, Prices } from './repository.ts';
import type { ModelSchema } from './schemas.ts';

export type ModelDto = Static<typeof ModelSchema>;

export const toPrices = ({ input_price, output_price }: Prices) => ({
  input_price: wire(input_price),
  output_price: wire(output_price),
});

export function toModel(row: ModelRow): ModelDto {
  return { ...row, ...toPrices(row) };
}
