import type { Data } from '@cabinet/kernel/http';

/** What the chart draws: spending by day and model, beside that of as many days before. */
export type SpendingByDay = Pick<
  Data<'GET users/me/spending'>,
  'days' | 'models' | 'total' | 'previousTotal'
>;

/** What was spent on one day of the cabinet's calendar; the amount is a decimal text. */
export type SpendingDay = SpendingByDay['days'][number];
