import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { SystemAccount } from '#lib/ledger/repository.ts';
import { detailsJson, type MovementDetails } from '#lib/ledger/repository.ts';

/** What a charge was made of. */
export interface ChargePrice {
  readonly input: number;
  readonly output: number;
  readonly inputPrice: string;
  readonly outputPrice: string;
  readonly base: string;
  readonly correction: { readonly id: string; readonly multiplier: string } | null;
  readonly tier: string;
  readonly tierMultiplier: string;
}

/** A movement of the demonstration, which goes through the ledger's functions. */
export type SeedMovement = { readonly id: string; readonly at: Date } & (
  | {
      readonly do: 'post';
      readonly kind: 'topup' | 'bonus' | 'adjustment';
      readonly payerId: string;
      readonly account: SystemAccount;
      readonly amount: string;
    }
  | {
      readonly do: 'charge';
      readonly payerId: string;
      readonly amount: string;
      readonly price?: ChargePrice;
    }
  | { readonly do: 'refund'; readonly original: string; readonly amount: string }
  | { readonly do: 'reverse'; readonly original: string }
) & { readonly details: Omit<MovementDetails, 'at' | 'requestKey'> };

const BATCH = 1000;

/** Runs movements in the order of time, a thousand in one statement. A refusal means that the plan is wrong. */
export async function runMovements(db: Database, movements: readonly SeedMovement[]): Promise<void> {
  const ordered = [...movements].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (let from = 0; from < ordered.length; from += BATCH) {
    const batch = ordered.slice(from, from + BATCH).map(toCommand);
    const { rows } = await sql<{ readonly ord: number; readonly status: string }>`
      select ord, (answer).status from (
        select ord, case command->>'do'
          when 'post' then ledger_post(command->>'kind',
            array[(command->>'payer')::uuid, ledger_system_account(command->>'account')],
            array[(command->>'amount')::numeric, -(command->>'amount')::numeric], command->'details')
          when 'charge' then ledger_charge((command->>'payer')::uuid, (command->>'amount')::numeric, command->'details')
          when 'refund' then ledger_refund((command->>'original')::uuid, (command->>'amount')::numeric, command->'details')
          when 'reverse' then ledger_reverse((command->>'original')::uuid, command->'details')
        end as answer
        from (select ord, command from jsonb_array_elements(${JSON.stringify(batch)}::jsonb)
          with ordinality as list (command, ord) order by ord) commands
        offset 0
      ) answers where (answer).status <> 'posted' limit 1`.execute(db);
    const refused = rows[0];
    if (refused) {
      const command = JSON.stringify(batch[refused.ord - 1]);
      throw new Error(`the ledger refused a movement of the demonstration (${refused.status}): ${command}`);
    }
    await recordPrices(db, ordered.slice(from, from + BATCH));
  }
}

/** What the chat service leaves beside a charge: its tokens and their cost. */
async function recordPrices(db: Database, movements: readonly SeedMovement[]): Promise<void> {
  const records = movements.flatMap((movement) => {
    if (!('price' in movement) || movement.price === undefined) return [];
    const { id, at, payerId, amount, price, details } = movement;
    const { userId, modelId, documentId } = details;
    if (userId == null || modelId == null || documentId == null) return [];
    return [
      {
        request_key: `charge:${documentId}`,
        user_id: userId,
        payer_id: payerId,
        model_id: modelId,
        input_tokens: price.input,
        output_tokens: price.output,
        input_price: price.inputPrice,
        output_price: price.outputPrice,
        base_amount: price.base,
        correction_id: price.correction?.id ?? null,
        correction_multiplier: price.correction?.multiplier ?? '1',
        tier: price.tier,
        tier_multiplier: price.tierMultiplier,
        amount,
        entry_id: id,
        created_at: at,
        // The trigger computes it.
        digest: '',
      },
    ];
  });
  if (records.length > 0) await db.insertInto('model_charges').values(records).execute();
}

function toCommand(movement: SeedMovement) {
  const { id, at, details, ...rest } = movement;
  const body: unknown = JSON.parse(detailsJson({ ...details, at }, { id }));
  if ('original' in rest) return { ...rest, details: body };
  const { payerId, ...others } = 'price' in rest ? { ...rest, price: undefined } : rest;
  return { ...others, payer: payerId, details: body };
}
