import { cleanLine } from '@cabinet/kernel/core/text';
import {
  createIdempotencyKey,
  type Data,
  get,
  post,
  type QueryParams,
  uploadFile,
} from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { refreshTransactions } from '@cabinet/payments';

export type StatementPage = Data<'GET admin/bank-statements'>;
export type StatementListItem = StatementPage['items'][number];
/** A statement with what is proposed for each line. */
export type Statement = Data<'GET admin/bank-statements/{id}'>;
export type StatementLine = Statement['lines'][number];
/** A document of the file that could not be read. */
export type UnreadLine = NonNullable<Statement['unread']>[number];
/** What became of one line that was confirmed. */
export type LineOutcome = Data<'POST admin/bank-statements/{id}/confirm'>['lines'][number];

/** A payer to whom a transfer without an invoice may be given. */
export type LinePayer = Data<'GET admin/bank-statements/{id}/lines/{n}/payers'>['payers'][number];

/** A line and the request that it pays. */
export interface LineOrder {
  readonly n: number;
  readonly requestId: string;
}

const STATEMENTS = 'bank-statements';

export const statementKeys = {
  list: () => [STATEMENTS, 'all'] as const,
  detail: (id: string) => [STATEMENTS, 'detail', id] as const,
  payers: (id: string, n: number, q: string) => [STATEMENTS, 'payers', id, n, q] as const,
};

/** Other statements tell of the same transfers, and requests are paid by them. */
function refreshBeside(): void {
  void mutate(
    (key) =>
      Array.isArray(key) && (key[0] === 'payment-requests' || (key[0] === STATEMENTS && key[1] !== 'detail')),
  );
  void refreshTransactions();
}

export function fetchStatements(params: QueryParams): Promise<StatementPage> {
  return get('admin/bank-statements', { rawQuery: params });
}

export function useStatement(id: string) {
  return useSWR(statementKeys.detail(id), () => get('admin/bank-statements/{id}', { path: { id } }));
}

async function shown(statement: Statement): Promise<Statement> {
  await mutate(statementKeys.detail(statement.id), statement, { revalidate: false });
  refreshBeside();
  return statement;
}

/** The name of a file whose own shows nothing. */
const UNNAMED = 'Без названия';

export interface UploadWatch {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a file of the bank; the answer says what is in it. */
export async function uploadStatement(file: File, watch: UploadWatch): Promise<Statement> {
  const statement = await uploadFile('admin/bank-statements', {
    file,
    // The name is the file's, which nobody can type anew here.
    query: { fileName: cleanLine(file.name) || UNNAMED },
    idempotencyKey: createIdempotencyKey(),
    ...watch,
  });
  return shown(statement);
}

/** Sets a line aside with a reason. */
export async function ignoreLine(id: string, n: number, reason: string): Promise<void> {
  const path = { id, n };
  await shown(await post('admin/bank-statements/{id}/lines/{n}/ignore', { path, body: { reason } }));
}

/** Takes a line up again. */
export async function restoreLine(id: string, n: number): Promise<void> {
  await shown(await post('admin/bank-statements/{id}/lines/{n}/restore', { path: { id, n } }));
}

/** To whom a line may be given; without a text verified companies of its INN. */
export function useLinePayers(id: string, n: number, q: string) {
  return useSWR(statementKeys.payers(id, n, q), () =>
    get('admin/bank-statements/{id}/lines/{n}/payers', { path: { id, n }, query: q === '' ? {} : { q } }),
  );
}

/** Gives a line without an invoice to a payer, as the first of two people. */
export async function payLine(
  { id, n }: { readonly id: string; readonly n: number },
  body: { readonly payerId: string; readonly reason: string },
  idempotencyKey: string,
): Promise<void> {
  const path = { id, n };
  await shown(await post('admin/bank-statements/{id}/lines/{n}/pay', { path, body, idempotencyKey }));
}

/** Confirms some lines at once; each has its own outcome. */
export async function confirmLines(
  id: string,
  orders: readonly LineOrder[],
  idempotencyKey: string,
): Promise<readonly LineOutcome[]> {
  const lines = orders.map(({ n, requestId }) => ({ n, requestId }));
  const { lines: outcomes } = await post('admin/bank-statements/{id}/confirm', {
    path: { id },
    body: { lines },
    idempotencyKey,
  });
  return outcomes;
}

/** After lines were confirmed: the statement as it is now, and what its payments have changed. */
export async function refreshStatement(id: string): Promise<void> {
  refreshBeside();
  await mutate(statementKeys.detail(id));
}
