import type { ApiInstance } from '#plugins/context.ts';
import { callCheck, findShop } from './call-shop.ts';
import { deliverNotices } from './deliver-notices.ts';
import { moveOperation, type Operation } from './repository.ts';
import type { OperationResult } from './return-url.ts';

type Emulator = Pick<ApiInstance, 'context' | 'server' | 'log'>;
type Outcome = { readonly result: OperationResult } | { readonly refused: string };

const LATE_SECONDS = 10;

/** Does what the person chose on the page of an operation. */
export async function act(app: Emulator, operation: Operation, form: URLSearchParams): Promise<Outcome> {
  const { db } = app.context.connection;
  switch (form.get('action')) {
    case 'pay':
      return pay(app, operation, { isLate: form.has('late'), isTwice: form.has('twice') });
    case 'process': {
      const refused = await refusalOf(app, operation);
      if (refused !== undefined) return { refused };
      await moveOperation(db, operation.id, { status: 'inprogress' });
      return { result: 'inprogress' };
    }
    case 'decline':
      await moveOperation(db, operation.id, { status: 'canceled' });
      return { result: 'fail' };
    default:
      return { result: 'return' };
  }
}

async function pay(
  app: Emulator,
  operation: Operation,
  { isLate, isTwice }: { readonly isLate: boolean; readonly isTwice: boolean },
): Promise<Outcome> {
  const { db } = app.context.connection;
  const refused = await refusalOf(app, operation);
  if (refused !== undefined) return { refused };
  const isMine = await moveOperation(db, operation.id, {
    status: 'succeeded',
    notices: isTwice ? 2 : 1,
    delaySeconds: isLate ? LATE_SECONDS : 0,
  });
  const shop = findShop(app);
  if (isMine && !isLate && shop) await deliverNotices(db, shop, operation.id);
  return { result: 'success' };
}

/** Why the shop does not take the payment. Undefined when it does. */
async function refusalOf(app: Emulator, operation: Operation): Promise<string | undefined> {
  const shop = findShop(app);
  if (!shop) return 'Магазин недоступен.';
  try {
    const { code, text } = await callCheck(shop, operation);
    return code === 402 ? undefined : `Магазин не принял оплату: ${text}`;
  } catch (error) {
    app.log.warn({ err: error }, 'the emulator could not check a payment');
    return 'Магазин ответил неверно.';
  }
}
