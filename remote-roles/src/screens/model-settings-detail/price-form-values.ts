import { fieldAmount } from '@cabinet/kernel/core/amount';
import { startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import type { Body } from '@cabinet/kernel/http';
import type { ModelDetail } from '../../api/models.ts';
import { wirePrice } from '../../components/model/price-values.ts';

export const PLAN_DAYS = 365;

export interface PriceValues {
  readonly inputPrice: string;
  readonly outputPrice: string;
  readonly start: 'now' | 'planned';
  /** The Moscow day on which a planned price begins. */
  readonly priceFrom: string;
}

export function priceValues({ inputPrice, outputPrice }: ModelDetail): PriceValues {
  return {
    inputPrice: fieldAmount(inputPrice),
    outputPrice: fieldAmount(outputPrice),
    start: 'now',
    priceFrom: '',
  };
}

interface PriceBody extends Body<'POST models/{id}/price-impact'> {
  readonly priceFrom?: string;
}

export function priceChange(values: PriceValues): PriceBody {
  const { start, priceFrom } = values;
  return {
    inputPrice: wirePrice(values.inputPrice),
    outputPrice: wirePrice(values.outputPrice),
    ...(start === 'planned' && { priceFrom: startOfMoscowDay(priceFrom).toISOString() }),
  };
}
