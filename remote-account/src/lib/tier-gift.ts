const percents = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** What a tier gives, by the share of a price that its requests cost: '0.9700' is «Скидка 3 %». */
export function tierGift(multiplier: string): string {
  const change = Math.round((1 - Number(multiplier)) * 10_000) / 100;
  if (change === 0) return 'Обычные цены';
  return `${change > 0 ? 'Скидка' : 'Наценка'} ${percents.format(Math.abs(change))}\u00a0%`;
}
