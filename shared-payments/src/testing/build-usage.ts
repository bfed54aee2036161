import { addDays } from '@cabinet/kernel/core/calendar';
import type { WireData } from '@cabinet/kernel/http';

type WireUsage = WireData<'GET group/me/usage'>;

function daysBetween(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Usage of 300 ₽ by two people, one of whom has left, and by two models, as the API sends it for these days. */
export function buildUsage(draft: Partial<WireUsage> & Pick<WireUsage, 'from' | 'to'>): WireUsage {
  const days = daysBetween(draft.from, draft.to);
  const each = (amount: string) => days.map(() => amount);
  return {
    scope: 'all',
    days: days.map((day) => ({ day, amount: '10.00' })),
    models: [
      { id: 'wise', name: 'Мудрая модель', total: '240.00', amounts: each('8.00') },
      { id: null, name: null, total: '60.00', amounts: each('2.00') },
    ],
    members: [
      {
        user: { id: '01900000-0000-7000-8000-0000000000e1', display_name: 'Анна' },
        is_member: true,
        is_suspended: false,
        total: '225.00',
        charges: 1021,
      },
      {
        user: { id: '01900000-0000-7000-8000-0000000000e2', display_name: 'Пётр' },
        is_member: false,
        is_suspended: false,
        total: '74.00',
        charges: 3,
      },
      { user: null, is_member: false, is_suspended: false, total: '1.00', charges: 5 },
    ],
    total: '300.00',
    previous_total: '250.00',
    ...draft,
  };
}
