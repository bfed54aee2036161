import { type Database, uuidv7 } from '#db/index.ts';

interface NewPromoRequest {
  readonly at?: Date | string;
  readonly ip?: string;
  readonly fingerprint?: string;
  readonly status?: 'granted' | 'rejected' | 'flagged';
  readonly email?: string | null;
  readonly userId?: string | null;
  readonly amount?: string;
}

let guests = 0;

/** A fingerprint from a short name. */
export const fingerprintOf = (name: string): string => `${name}-${'0'.repeat(16)}`;

/** Requests past the door, in one statement; each has a device, an address and a guest of its own where nothing is said. */
export async function addPromoRequests(
  db: Database,
  requests: readonly NewPromoRequest[],
): Promise<string[]> {
  const rows = requests.map((request) => {
    guests += 1;
    return {
      id: uuidv7(),
      user_id: request.userId ?? null,
      email: request.email === undefined ? `guest${guests}@mail.example` : request.email,
      ip: request.ip ?? `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}`,
      fingerprint: request.fingerprint ?? fingerprintOf(`device${guests}`),
      user_agent: 'Mozilla/5.0',
      code: 'WELCOME',
      amount: request.amount ?? '100',
      status: request.status ?? ('granted' as const),
      reason: request.status === 'rejected' ? 'Бонус уже получен' : null,
      created_at: new Date(request.at ?? Date.now()),
    };
  });
  await db.insertInto('promo_requests').values(rows).execute();
  return rows.map(({ id }) => id);
}
