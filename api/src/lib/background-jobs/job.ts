import type { Transaction } from 'kysely';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '#db/index.ts';
import type { Schema } from '#db/schema.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import type { Claim } from './claim.ts';
import { makeFile } from './make-file.ts';
import { runItems } from './run-items.ts';

/** A job as its work sees it. */
export interface RunningJob<Params> {
  readonly id: string;
  readonly params: Params;
  /** Who started the job, and from where. The audit rows of its work name them. */
  readonly caller: Caller;
}

/** The file that a job leaves to be fetched. */
export interface JobFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: AsyncIterable<string | Uint8Array>;
}

/** Says how far the work is. Throws when the job was cancelled, or when another process has it by now. */
export type Progress = (done: number, total?: number) => Promise<void>;

interface KindOf<Kind extends string, Params extends TSchema> {
  /** The name is stored with each job, so it is never renamed. */
  readonly kind: Kind;
  readonly params: Params;
}

interface ItemWork<Kind extends string, Params extends TSchema> extends KindOf<Kind, Params> {
  /**
   * Does one item in the transaction that marks it as done. An error is the failure of this item alone, and the job
   * goes on.
   */
  readonly runItem: (
    trx: Transaction<Schema>,
    job: RunningJob<Static<Params>>,
    item: string,
  ) => Promise<void>;
}

interface FileWork<Kind extends string, Params extends TSchema> extends KindOf<Kind, Params> {
  /** Does the whole work, which another process begins anew. It changes nothing but the file that it answers. */
  readonly makeFile: (db: Database, job: RunningJob<Static<Params>>, progress: Progress) => Promise<JobFile>;
}

/** A kind of job that the runner knows. */
export interface Job<Kind extends string = string> {
  readonly kind: Kind;
  readonly run: (claim: Claim) => Promise<void>;
}

/** Work that people start and do not wait for: item by item, or one file. */
export function defineJob<Kind extends string, Params extends TSchema>(
  work: ItemWork<Kind, Params> | FileWork<Kind, Params>,
): Job<Kind> {
  const { kind, params } = work;
  const jobOf = ({ id, params: stored, caller }: Claim): RunningJob<Static<Params>> => ({
    id,
    params: Value.Parse(params, stored),
    caller,
  });
  return {
    kind,
    run: (claim) =>
      'runItem' in work
        ? runItems(claim, (trx, item) => work.runItem(trx, jobOf(claim), item))
        : makeFile(claim, (progress) => work.makeFile(claim.db, jobOf(claim), progress)),
  };
}
