import { compileRoles, type RoleRules } from '@cabinet/kernel/core/model-access';
import { fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { listTiers, type Tier } from '#lib/ledger/index.ts';
import { type Correction, chooseCorrection, priceTokens } from '#lib/pricing/index.ts';
import { findRulesOfUser } from '#modules/models/repository.ts';
import type { ModelSeed } from './models.data.ts';
import type { ChargePrice } from './movements.ts';

/** Scaled by 10 to the 10th, the precision of the database, so that the plan and the ledger agree to the last digit. */
export const SCALE = 10_000_000_000n;

interface Order {
  readonly model: ModelSeed;
  readonly payerId: string;
  /** What the payer has topped up by then, scaled: it decides the tier. */
  readonly toppedUp: bigint;
  readonly at: Date;
  readonly tokens: { readonly inputTokens: number; readonly outputTokens: number };
}

/** What the cabinet itself would have answered the chat service at any moment of the demonstration. */
export interface SeedPricing {
  /** Whether the roles of a person open a model, and it is offered. */
  readonly isOpen: (userId: string, model: ModelSeed) => boolean;
  readonly price: (order: Order) => { readonly amount: bigint; readonly price: ChargePrice };
}

interface DatedCorrection extends Correction {
  readonly valid_from: Date;
  readonly valid_to: Date | null;
  readonly deactivated_at: Date | null;
}

interface Facts {
  /** The lowest first. */
  readonly tiers: readonly Pick<Tier, 'code' | 'threshold' | 'multiplier'>[];
  readonly corrections: readonly DatedCorrection[];
  /** The roles of each person. */
  readonly rules: ReadonlyMap<string, RoleRules>;
}

/** Reads roles, tiers and corrections. */
export async function readPricing(db: Database): Promise<SeedPricing> {
  return createPricing({
    tiers: await listTiers(db),
    corrections: await readCorrections(db),
    rules: await readRules(db),
  });
}

/** Judges and prices by the rules of the cabinet. */
export function createPricing({ corrections, rules, ...facts }: Facts): SeedPricing {
  const tiers = facts.tiers.map((tier) => ({ ...tier, from: toScaled(tier.threshold) }));
  const [first] = tiers;
  if (first === undefined) throw new Error('there are no tiers');
  const access = new Map([...rules].map(([id, each]) => [id, compileRoles(each)]));
  return {
    isOpen: (userId, model) => model.enabled !== false && access.get(userId)?.isOpen(model) === true,
    price({ model, payerId, toppedUp, at, tokens }) {
      const tier = tiers.findLast(({ from }) => from <= toppedUp) ?? first;
      const inForce = corrections.filter((each) => isInForce(each, at));
      const correction = chooseCorrection(inForce, { payerId, tier: tier.code }, model);
      const { base, amount } = priceTokens(
        tokens,
        { inputPrice: model.input_price, outputPrice: model.output_price },
        { correction: correction?.multiplier ?? '1', tier: tier.multiplier },
      );
      return {
        amount: toScaled(toWire(amount)),
        price: {
          inputPrice: model.input_price,
          outputPrice: model.output_price,
          input: tokens.inputTokens,
          output: tokens.outputTokens,
          base: toWire(base),
          correction: correction ?? null,
          tier: tier.code,
          tierMultiplier: tier.multiplier,
        },
      };
    },
  };
}

async function readCorrections(db: Database): Promise<DatedCorrection[]> {
  const rows = await db.selectFrom('rate_corrections').selectAll().orderBy('number').execute();
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

const isInForce = ({ valid_from: from, valid_to: to, deactivated_at: off }: DatedCorrection, at: Date) =>
  from <= at && (to === null || at < to) && (off === null || at < off);

async function readRules(db: Database): Promise<Map<string, RoleRules>> {
  const people = await db.selectFrom('users').select('id').execute();
  const all = new Map<string, RoleRules>();
  for (const { id } of people) {
    const rules = await findRulesOfUser(db, id);
    if (rules) all.set(id, rules);
  }
  return all;
}

/** A sum as the database writes it, scaled. */
export function toScaled(sum: string): bigint {
  const [whole = '0', decimals = ''] = toWire(fromWire(sum)).split('.');
  return BigInt(whole + decimals.padEnd(10, '0'));
}

export function fromScaled(amount: bigint): string {
  return `${amount / SCALE}.${String(amount % SCALE).padStart(10, '0')}`;
}
