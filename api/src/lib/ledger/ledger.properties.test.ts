import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DatabaseConnection, uuidv7 } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import {
  addFunds,
  capture,
  charge,
  hold,
  type LedgerOutcome,
  refund,
  release,
  reverse,
  selfCheck,
  topUp,
} from './index.ts';
import { LedgerModel } from './testing/ledger-model.ts';
import { balanceOf, createPayer } from './testing/payers.ts';

const SCALE = 10_000_000_000n;
const RUNS = 40;

const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 60n * SCALE }),
  fc.constantFrom(1n, SCALE, 10n * SCALE, 9_999_999_999n),
);
const index = fc.nat({ max: 12 });
const key = fc.option(fc.nat({ max: 4 }), { nil: undefined });

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('topUp' as const), amount, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bonus' as const), amount, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take' as const), amount, key }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('charge' as const), amount, key }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), amount, key }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('capture' as const), amount, index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), amount, index, key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), index }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

describe.each(databases)('the ledger on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('agrees with a small model under any interleaving of movements and replays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 40 }), async (commands) => {
        const { payerId } = await createPayer(connection.db);
        await play(connection, payerId, commands);
      }),
      { numRuns: RUNS },
    );
    expect(await selfCheck(connection.db)).toMatchObject({ ok: true, problems: [] });
  }, 120_000);
});

async function play(
  { db }: DatabaseConnection,
  payerId: string,
  commands: readonly Command[],
): Promise<void> {
  const model = new LedgerModel();
  const run = uuidv7();
  const entryIds: string[] = [];
  const holdIds: string[] = [];
  for (const step of commands) {
    const requestKey = 'key' in step && step.key !== undefined ? `${run} ${step.key}` : undefined;
    const keyed = requestKey === undefined ? {} : { requestKey };
    const entryId = 'index' in step ? (entryIds[step.index] ?? uuidv7()) : '';
    const holdId = 'index' in step ? (holdIds[step.index] ?? uuidv7()) : '';
    const [expected, actual] = await both(step);
    expect({ step, status: actual.status }).toEqual({ step, status: expected.status });
    if (expected.status === 'posted' && expected.entry !== undefined) entryIds.push(actual.entryId ?? '');
    if (expected.status === 'posted' && expected.hold !== undefined) holdIds.push(actual.holdId ?? '');
    if (expected.status === 'replayed' && expected.entry !== undefined) {
      expect(actual.entryId).toBe(entryIds[expected.entry]);
    }

    async function both(now: Command): Promise<[ReturnType<LedgerModel['move']>, LedgerOutcome]> {
      switch (now.do) {
        case 'topUp':
          return [
            model.move('topup', now.amount, requestKey),
            await topUp(db, { payerId, amount: text(now.amount), by: 'gateway', ...keyed }),
          ];
        case 'bonus':
          return [
            model.move('bonus', now.amount, requestKey),
            await addFunds(db, {
              payerId,
              amount: text(now.amount),
              kind: 'bonus',
              reason: 'тест',
              ...keyed,
            }),
          ];
        case 'take':
          return [
            model.move('adjustment', -now.amount, requestKey),
            await addFunds(db, {
              payerId,
              amount: text(-now.amount),
              kind: 'adjustment',
              reason: 'тест',
              ...keyed,
            }),
          ];
        case 'charge':
          return [
            model.move('charge', -now.amount, requestKey),
            await charge(db, { payerId, amount: text(now.amount), ...keyed }),
          ];
        case 'hold':
          return [
            model.hold(now.amount, requestKey),
            await hold(db, { payerId, amount: text(now.amount), ...keyed }),
          ];
        case 'capture':
          return [
            model.capture(now.index, now.amount),
            await capture(db, { holdId, amount: text(now.amount) }),
          ];
        case 'release':
          return [model.release(now.index), await release(db, { holdId })];
        case 'refund':
          return [
            model.refund(now.index, now.amount, requestKey),
            await refund(db, { entryId, amount: text(now.amount), ...keyed }),
          ];
        case 'reverse':
          return [model.reverse(now.index), await reverse(db, { entryId, reason: 'тест' })];
      }
    }
  }
  expect(await balanceOf(db, payerId)).toMatchObject({
    balance: text(model.balance),
    held: text(model.held),
    total_topped_up: text(model.toppedUp),
    total_spent: text(model.spent),
  });
}

function text(scaled: bigint): string {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(11, '0');
  return `${sign}${digits.slice(0, -10)}.${digits.slice(-10)}`;
}
