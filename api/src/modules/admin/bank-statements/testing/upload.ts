import type { Answer, TestClient } from '#test/test-client.ts';
import { statementFile, type TestPayment } from './build-statement.ts';

/** A statement as the tests read it. */
export interface StatementAnswer {
  readonly id: string;
  readonly file_name: string;
  readonly summary: Record<string, number | string>;
  readonly lines: readonly {
    readonly n: number;
    readonly state: string;
    readonly amount: string;
    readonly number: string;
    readonly is_incoming: boolean;
    readonly match: {
      readonly request_id: string | null;
      readonly number: string | null;
      readonly confidence: string;
      readonly comes_to: 'paid' | 'first' | null;
      readonly why: readonly string[];
      readonly can_confirm: boolean;
      readonly others: readonly { readonly request_id: string }[];
    };
    readonly request: { readonly id: string; readonly status: string } | null;
    readonly confirmed: { readonly by: string } | null;
    readonly ignored: { readonly reason: string; readonly by: string | null } | null;
    readonly duplicate_of: { readonly statement_id: string; readonly n: number } | null;
  }[];
  readonly unread: readonly {
    readonly n: number;
    readonly line: number;
    readonly reason: string;
    readonly text: string;
    readonly duplicate_of: { readonly statement_id: string; readonly n: number } | null;
  }[];
}

export function upload(
  client: TestClient,
  bytes: Buffer,
  { name = 'kl_to_1c.txt', key }: { readonly name?: string; readonly key?: string } = {},
): Promise<Answer> {
  return client.post(`/admin/bank-statements?file_name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'application/octet-stream',
    'idempotency-key': key,
  });
}

let documents = 0;

/** Builds a statement of these payments. Each is a document of its own unless it names a number. */
export async function uploaded(
  client: TestClient,
  payments: readonly TestPayment[],
): Promise<StatementAnswer> {
  const own = payments.map((payment) => {
    documents += 1;
    return { number: String(documents), ...payment };
  });
  const answer = await upload(client, statementFile({ payments: own }));
  if (answer.status !== 200) throw new Error(`the upload answered ${answer.code} ${answer.message}`);
  return answer.read<StatementAnswer>();
}

export async function readStatement(client: TestClient, id: string): Promise<StatementAnswer> {
  return (await client.get(`/admin/bank-statements/${id}`)).read<StatementAnswer>();
}

export interface Confirmed {
  readonly confirmed: number;
  readonly amount: string;
  readonly lines: readonly {
    readonly n: number;
    readonly ok: boolean;
    readonly code: string | null;
    readonly message: string;
  }[];
}

export function confirm(
  client: TestClient,
  id: string,
  lines: readonly { readonly n: number; readonly request_id: string | null }[],
  key?: string,
): Promise<Answer> {
  return client.post(`/admin/bank-statements/${id}/confirm`, { lines }, { 'idempotency-key': key });
}
