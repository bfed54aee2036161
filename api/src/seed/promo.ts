import { DAY_MS } from '@cabinet/kernel/core/calendar';
import type { Database } from '#db/index.ts';
import type { SeedMovement } from './movements.ts';
import type { Person } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

const CODE = 'WELCOME100';
const AMOUNT = '100.00';
const DAYS = 60;
const HONEST_A_DAY = 4;
const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;
const ABUSIVE_ADDRESS = '203.0.113.77';
/** More devices behind one address would be a shared network, which joins nobody (product §20.3). */
const DEVICES = 12;
const HEADLESS = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36';

export interface PromoRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly ip: string;
  readonly fingerprint: string;
  readonly user_agent: string;
  readonly code: string;
  readonly amount: string;
  readonly status: 'granted' | 'rejected' | 'flagged';
  readonly reason: string | null;
  readonly entry_id: string | null;
  readonly created_at: Date;
}

interface Grantee {
  readonly person: Person;
  readonly payerId: string;
}

/** One address with a dozen devices, one device behind many addresses, and a network that honest people share. */
export function planPromoAbuse(clock: SeedClock): PromoRow[] {
  return [
    ...oneAddress(createRandom('promo address'), clock),
    ...oneDevice(createRandom('promo device'), clock),
    ...sharedNetwork(createRandom('promo network'), clock),
  ];
}

/** The bonuses of granted requests of known users. */
export function promoMovements(rows: readonly PromoRow[], grantees: readonly Grantee[]): SeedMovement[] {
  const payers = new Map(grantees.map(({ person, payerId }) => [person.id, payerId]));
  return rows.flatMap((row): SeedMovement[] => {
    const payerId = row.user_id === null ? undefined : payers.get(row.user_id);
    if (payerId === undefined || row.entry_id === null) return [];
    return [
      {
        do: 'post',
        kind: 'bonus',
        id: row.entry_id,
        at: row.created_at,
        payerId,
        account: 'bonus',
        amount: row.amount,
        details: {
          userId: row.user_id,
          documentType: 'promo_request',
          documentId: row.id,
          description: 'Бонус по промокоду',
          reason: row.code,
        },
      },
    ];
  });
}

export async function insertPromoRequests(db: Database, rows: readonly PromoRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ordered = [...rows].sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await db.insertInto('promo_requests').values(ordered).execute();
}

export async function blockAbuser(db: Database, rows: readonly PromoRow[], adminId: string): Promise<void> {
  if (!rows.some(({ ip }) => ip === ABUSIVE_ADDRESS)) return;
  await db
    .insertInto('promo_blocks')
    .values({
      kind: 'ip',
      value: ABUSIVE_ADDRESS,
      reason: 'Две ночи заявок с одного адреса: дюжина устройств, одноразовые ящики',
      created_by: adminId,
    })
    .execute();
}

/** Honest guests of two months before the week and of its days. A later `until` only adds to the end. */
export function planHonestPromo(grantees: readonly Grantee[], week: SeedClock, until: Date): PromoRow[] {
  const random = createRandom('promo');
  const waiting = [...grantees];
  const rows: PromoRow[] = [];
  const lastDay = -Math.ceil((until.getTime() - week.now.getTime()) / DAY_MS);
  for (let day = DAYS; day >= lastDay; day -= 1) {
    const count = random.integer(HONEST_A_DAY - 2, HONEST_A_DAY + 3);
    for (let index = 0; index < count; index += 1) {
      const at = week.daysAgo(day, random.integer(8, 23), random.integer(0, 59), random.integer(0, 59));
      const isGranted = !random.chance(0.12);
      const grantee = isGranted && random.chance(0.15) ? waiting.pop() : undefined;
      rows.push({
        ...blank(random, at),
        user_id: grantee?.person.id ?? null,
        email: grantee?.person.email ?? `guest${random.integer(1_000, 9_999)}@mail.example`,
        ip: `${random.pick([95, 176, 178, 188])}.${random.integer(10, 250)}.${random.integer(0, 255)}.${random.integer(1, 254)}`,
        status: isGranted ? 'granted' : 'rejected',
        reason: isGranted
          ? null
          : random.pick(['Бонус уже получен', 'Промокод истёк', 'Почта не подтверждена']),
        entry_id: grantee ? random.uuid(at) : null,
      });
    }
  }
  return rows;
}

/** Two nights, one address, a dozen devices and a throw-away mailbox each time. */
function oneAddress(random: Random, clock: SeedClock): PromoRow[] {
  const devices = Array.from({ length: DEVICES }, () => `${random.hex(64)}-${random.hex(8)}`);
  return Array.from({ length: 64 }, (_, index) => {
    const at = clock.daysAgo(
      index < 30 ? 12 : 11,
      1 + Math.floor((index % 34) / 10),
      (index * 6) % 60,
      random.integer(0, 59),
    );
    const status = index < 9 ? 'granted' : index < 24 ? 'flagged' : 'rejected';
    return {
      ...blank(random, at),
      email: `${random.hex(8)}@tempbox.example`,
      ip: ABUSIVE_ADDRESS,
      fingerprint: devices[index % DEVICES] ?? '',
      user_agent: HEADLESS,
      status,
      reason: status === 'granted' ? null : 'Много заявок с одного адреса',
    };
  });
}

/** One device that changes its address with every request. */
function oneDevice(random: Random, clock: SeedClock): PromoRow[] {
  const fingerprint = `${random.hex(64)}-${random.hex(8)}`;
  return Array.from({ length: 41 }, (_, index) => {
    const at = clock.daysAgo(
      6 - Math.floor(index / 10),
      random.integer(10, 20),
      random.integer(0, 59),
      random.integer(0, 59),
    );
    const status = index < 5 ? 'granted' : index < 16 ? 'flagged' : 'rejected';
    return {
      ...blank(random, at),
      email: `promo.hunter+${index + 1}@mail.example`,
      ip: `198.51.100.${random.integer(1, 254)}`,
      fingerprint,
      user_agent: AGENTS[2],
      status,
      reason: status === 'granted' ? null : 'Одно устройство, много адресов',
    };
  });
}

/** A dormitory: thirty guests with a device each behind one address. */
function sharedNetwork(random: Random, clock: SeedClock): PromoRow[] {
  return Array.from({ length: 30 }, (_, index) => ({
    ...blank(random, clock.daysAgo(1 + (index % 15), 12 + (index % 9), random.integer(0, 59), index)),
    email: `student${index + 1}@campus.example`,
    ip: '192.0.2.10',
  }));
}

function blank(random: Random, at: Date): PromoRow {
  return {
    id: random.uuid(at),
    user_id: null,
    email: '',
    ip: '',
    fingerprint: `${random.hex(64)}-${random.hex(8)}`,
    user_agent: random.pick(AGENTS),
    code: CODE,
    amount: AMOUNT,
    status: 'granted',
    reason: null,
    entry_id: null,
    created_at: at,
  };
}
