import type { SeedMovement } from './movements.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

/** An administrator's adjustments: a compensation, the same one by mistake, and the reversal of the mistake. */
export function planAdjustments(
  payers: readonly { readonly payerId: string; readonly userId: string }[],
  adminId: string,
  clock: SeedClock,
): SeedMovement[] {
  const random = createRandom('adjustments');
  return payers.flatMap(({ payerId, userId }, index): SeedMovement[] => {
    const at = clock.daysAgo(40 + index * 9, 11, 15);
    const again = clock.daysAgo(40 + index * 9, 11, 16);
    const mistake = random.uuid(again);
    const compensation = {
      do: 'post',
      kind: 'adjustment',
      payerId,
      account: 'adjustment',
      amount: '250.00',
      details: { userId, actorId: adminId, description: 'Компенсация', reason: 'Простой сервиса' },
    } as const;
    return [
      { ...compensation, id: random.uuid(at), at },
      { ...compensation, id: mistake, at: again },
      {
        do: 'reverse',
        id: random.uuid(again),
        at: clock.daysAgo(40 + index * 9, 11, 40),
        original: mistake,
        details: { actorId: adminId, description: 'Сторно компенсации', reason: 'Проведена дважды' },
      },
    ];
  });
}
