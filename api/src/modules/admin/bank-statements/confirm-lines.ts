import {
  compareMoney,
  formatMoney,
  fromWire,
  type Money,
  subtractMoney,
  sumMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { requestNumber } from '#lib/human-number.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { lockHand } from '#lib/two-people/index.ts';
import { lockDocuments } from '#modules/payment/documents/repository.ts';
import { findRequest, type RequestRow } from '#modules/payment/repository.ts';
import { changeStatus } from '#modules/payment/requests/change-status.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { demandNew, lockLines, waitingRequest } from './demand-new.ts';
import { documentOf, findSameOfLines, toOpenLine } from './open-line.ts';
import { readCandidates } from './read-candidates.ts';
import * as repository from './repository.ts';
import type { ConfirmBody, ConfirmData } from './schemas.ts';
import { namedInvoices, reasonsForTwo } from './two-people.ts';

type App = Pick<ApiInstance, 'context'>;
type Orders = Static<typeof ConfirmBody>['lines'];
type Outcome = Static<typeof ConfirmData>['lines'][number];

/** What a confirmation has come to: the request is paid, or it waits for the second person. */
interface Confirmed {
  readonly isPaid: boolean;
  readonly number: string;
}

const textOf = ({ isPaid, number }: Confirmed) =>
  isPaid ? `Заявка ${number} оплачена` : 'Первое подтверждение записано. Второе даёт другой человек';

/**
 * Makes requests paid by lines of a statement. Each line follows the rules of a change by hand and stands apart from
 * the others; only whether one person is enough is decided for their sum.
 */
export async function confirmLines(
  app: App,
  request: FastifyRequest,
  statementId: string,
  orders: Orders,
): Promise<Static<typeof ConfirmData>> {
  refuseTwice(orders);
  return runOnce(request, app.context.connection.db, async (trx) => {
    await lockHand(trx, sessionOf(request).userId);
    const numbers = orders.map(({ n }) => n);
    const requestIds = orders.map(({ request_id }) => request_id);
    const rows = await lockLines(trx, statementId, numbers, requestIds);
    await lockDocuments(
      trx,
      rows.map(({ document_number }) => document_number),
    );
    await repository.lockPayersOf(trx, requestIds);
    const lines = new Map(rows.map((line) => [line.n, line]));
    // What this call has paid already counts as moved, so it leaves the sum.
    let together = sumOfFirst([...lines.values()]);
    const outcomes: Outcome[] = [];
    const paid: Money[] = [];
    for (const order of orders) {
      const line = lines.get(order.n);
      const outcome = await tryLine(trx, () =>
        confirmLine(app, request, trx, { line, together, requestId: order.request_id }),
      );
      outcomes.push(toOutcome(order.n, outcome));
      if (outcome instanceof ApiError || !outcome.isPaid || !line) continue;
      paid.push(fromWire(line.amount));
      if (waitingRequest(line) === null) together = subtractMoney(together, fromWire(line.amount));
    }
    await recordAction(trx, request, {
      action: 'bank_statement.confirm',
      id: statementId,
      after: { lines: orders.map((order, at) => ({ ...order, ok: outcomes[at]?.ok ?? false })) },
    });
    return { confirmed: paid.length, amount: toWire(sumMoney(paid)), lines: outcomes };
  });
}

/** What one line has come to, or why it was refused. When it is refused, everything that it has written is undone. */
async function tryLine(trx: Database, work: () => Promise<Confirmed>): Promise<Confirmed | ApiError> {
  try {
    return await repository.inSavepoint(trx, work);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}

const toOutcome = (n: number, outcome: Confirmed | ApiError): Outcome =>
  outcome instanceof ApiError
    ? { n, ok: false, code: outcome.code, message: outcome.message }
    : { n, ok: true, code: null, message: textOf(outcome) };

async function confirmLine(
  { context }: App,
  request: FastifyRequest,
  trx: Database,
  order: {
    readonly line: repository.LineRow | undefined;
    readonly together: Money;
    readonly requestId: string;
  },
): Promise<Confirmed> {
  const session = sessionOf(request);
  const { requestId, together } = order;
  const { line, transferId } = demandNew(order.line);
  const invoice = await demandFitting(trx, line, requestId);
  if (await repository.boundElsewhere(trx, requestId, transferId))
    throw new ApiError('RES.003', { message: 'Эта заявка уже подтверждена другой строкой выписки' });
  const doubts = await doubtsAbout(trx, session, line, requestId);
  const by = { session, rule: context.config, origin: request, together };
  await changeStatus(trx, by, requestId, {
    status: 'paid',
    ...documentOf(line),
    doubts,
  });
  const isPaid = (await findRequest(trx, requestId))?.status === 'paid';
  // What has a first confirmation is paid by another person alone, here or on the page of the request.
  const isByTwo = !isPaid || invoice.confirmed_by !== null;
  await repository.bindTransfer(trx, transferId, { requestId, actorId: session.userId, isByTwo });
  return { isPaid, number: requestNumber(invoice.number) };
}

/** Why this line takes two people for this request, by what is stored at this moment (product §14.13). */
async function doubtsAbout(
  trx: Database,
  session: Session,
  row: repository.LineRow,
  requestId: string,
): Promise<string[]> {
  const same = (await findSameOfLines(trx, [row])).get(row.n) ?? [];
  const line = { ...toOpenLine(row, same), boundTo: requestId };
  const by = { viewer: await viewerOf(trx, session), needsSecond: () => false };
  const candidates = await readCandidates(trx, by, [line]);
  const invoice = candidates.find(({ id }) => id === requestId);
  const named = namedInvoices(line, new Map(candidates.map((candidate) => [candidate.number, candidate])));
  return invoice === undefined ? ['Заявку не удалось сверить'] : reasonsForTwo(line, invoice, named);
}

/** What these lines come to. Those that wait for a second confirmation are the work of two people. */
const sumOfFirst = (lines: readonly repository.LineRow[]): Money =>
  sumMoney(lines.filter((line) => waitingRequest(line) === null).map(({ amount }) => fromWire(amount)));

/** The request, when the money of the line may be meant for it. */
async function demandFitting(
  trx: Database,
  line: repository.LineRow,
  requestId: string,
): Promise<RequestRow> {
  const waitsFor = waitingRequest(line);
  if (waitsFor !== null && line.request_id !== requestId)
    throw new ApiError('RES.003', { message: `Строка ждёт второго подтверждения по заявке ${waitsFor}` });
  const request = await findRequest(trx, requestId);
  if (!request) throw new ApiError('RES.001', { message: 'Заявка не найдена' });
  const number = requestNumber(request.number);
  if (request.without_invoice && line.request_id !== requestId)
    throw new ApiError('VAL.003', {
      message: `Заявка ${number} создана по другому переводу: счёта у неё нет`,
    });
  if (!PAYMENT_METHOD[request.method].hasInvoice)
    throw new ApiError('VAL.003', { message: `Заявка ${number} — на оплату картой, а не по счёту` });
  if (compareMoney(fromWire(request.amount), fromWire(line.amount)) !== 0)
    throw new ApiError('VAL.003', {
      message: `Суммы разные: в строке ${rubles(line.amount)}, в заявке ${number} — ${rubles(request.amount)}`,
    });
  return request;
}

const rubles = (amount: string) => formatMoney(fromWire(amount));

/** Refuses a line or a request that is named twice, because the order would decide about it. */
function refuseTwice(orders: Orders): void {
  const isTwice = (values: readonly unknown[]) => new Set(values).size < values.length;
  if (isTwice(orders.map(({ n }) => n)) || isTwice(orders.map(({ request_id }) => request_id)))
    throw badField('lines', 'Строка или заявка указана дважды');
}
