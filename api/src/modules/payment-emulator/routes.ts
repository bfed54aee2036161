import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { EMULATOR_FORM_PATH } from '../../config.ts';
import type { ApiModule } from '../../context.ts';
import { parseNotice, signedFields } from '../payment/payanyway/notice.ts';
import { isSameSignature, signForm } from '../payment/payanyway/signature.ts';
import { EMULATOR_SERVICES_PATH } from '../payment/provider.ts';
import { selfAddress } from '../payment/self-address.ts';
import { callCheck, type Shop } from './call-shop.ts';
import { deliverNotices } from './deliver-notices.ts';
import {
  createOperation,
  findOperation,
  listOperations,
  moveOperation,
  type Operation,
  operationsOf,
} from './operations.ts';
import { EMULATOR_CSP, EMULATOR_PATH, messagePage, operationsPage, paymentPage } from './pages.ts';
import { askedTransaction, operationsAnswer } from './services.ts';

const CALLBACK_PATH = '/api/v1/payment/callback/payanyway';
const POLL_MS = 1_000;
const LATE_SECONDS = 10;
const OPERATIONS_SHOWN = 50;
const Params = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const RETURNS = {
  success: 'MNT_SUCCESS_URL',
  fail: 'MNT_FAIL_URL',
  inprogress: 'MNT_INPROGRESS_URL',
  return: 'MNT_RETURN_URL',
} as const;

/**
 * The payment provider of the demonstration, on its own pages. It knows the shop only as the real one does: a signed
 * form comes in; Check, Pay with retries and the merchant API go over HTTP with real signatures.
 */
export const paymentEmulator: ApiModule = async (app) => {
  const { config, connection } = app.context;
  if (config.mode !== 'demo' || !config.payment.emulator)
    throw new Error('the payment emulator is for demo mode only');
  const { db } = connection;
  const page = { config: { access: 'public', originCheck: false }, schema: { hide: true } } as const;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('content-security-policy', EMULATOR_CSP);
  });
  startDelivery();

  app.get(EMULATOR_PATH, page, async (_request, reply) =>
    html(reply, operationsPage(await listOperations(db, OPERATIONS_SHOWN))),
  );
  app.get(EMULATOR_FORM_PATH, page, (request, reply) => open(request.url.split('?')[1] ?? '', reply));
  app.post(EMULATOR_FORM_PATH, page, (request, reply) => open(String(request.body ?? ''), reply));

  app.get(
    `${EMULATOR_PATH}/operations/:id`,
    { ...page, schema: { hide: true, params: Params } },
    async (request, reply) => {
      const operation = await findOperation(db, request.params.id);
      return operation ? html(reply, paymentPage(operation)) : missing(reply);
    },
  );

  app.post(
    `${EMULATOR_PATH}/operations/:id`,
    { ...page, schema: { hide: true, params: Params } },
    async (request, reply) => {
      const operation = await findOperation(db, request.params.id);
      if (!operation) return missing(reply);
      const form = new URLSearchParams(String(request.body ?? ''));
      switch (form.get('action')) {
        case 'pay':
          return finish(operation, form, request, reply);
        case 'process':
          return process(operation, request, reply);
        case 'decline':
          await moveOperation(db, operation.id, { status: 'canceled' });
          return goBack(operation, 'fail', request, reply);
        default:
          return goBack(operation, 'return', request, reply);
      }
    },
  );

  app.post(EMULATOR_SERVICES_PATH, page, async (request, reply) => {
    const transactionId = askedTransaction(request.body);
    if (transactionId === undefined) return reply.code(400).send({ error: 'unknown call' });
    return reply.send(operationsAnswer(await operationsOf(db, transactionId)));
  });

  /** A form that the shop did not sign is refused before anything is shown. */
  async function open(text: string, reply: FastifyReply): Promise<FastifyReply> {
    const { fields, isAmbiguous } = parseNotice(text);
    const expected = signForm(signedFields(fields), config.payment.integrityCode);
    if (
      isAmbiguous ||
      fields.MNT_ID !== config.payment.mntId ||
      !isSameSignature(fields.MNT_SIGNATURE, expected)
    ) {
      reply.code(400);
      return html(reply, messagePage('Оплата невозможна', 'Магазин передал неверные данные или подпись.'));
    }
    const id = await createOperation(db, fields);
    return reply.redirect(`${EMULATOR_PATH}/operations/${id}`, 303);
  }

  async function finish(
    operation: Operation,
    form: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const refused = await refusalOf(operation);
    if (refused !== undefined) return refuse(operation, refused, request, reply);
    const isLate = form.has('late');
    const isMine = await moveOperation(db, operation.id, {
      status: 'succeeded',
      notices: form.has('twice') ? 2 : 1,
      delaySeconds: isLate ? LATE_SECONDS : 0,
    });
    const shop = findShop();
    if (isMine && !isLate && shop) await deliverNotices(db, shop, operation.id);
    return goBack(operation, 'success', request, reply);
  }

  async function process(
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const refused = await refusalOf(operation);
    if (refused !== undefined) return refuse(operation, refused, request, reply);
    await moveOperation(db, operation.id, { status: 'inprogress' });
    return goBack(operation, 'inprogress', request, reply);
  }

  /** Why the shop does not take the payment; undefined when it does. */
  async function refusalOf(operation: Operation): Promise<string | undefined> {
    const shop = findShop();
    if (!shop) return 'Магазин недоступен.';
    try {
      const { code, text } = await callCheck(shop, operation);
      return code === 402 ? undefined : `Магазин не принял оплату: ${text}`;
    } catch (error) {
      app.log.warn({ err: error }, 'the emulator could not check a payment');
      return 'Магазин ответил неверно.';
    }
  }

  function refuse(
    operation: Operation,
    text: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    return html(reply, messagePage('Оплата невозможна', text, returnUrl(operation, 'return', request)));
  }

  function goBack(
    operation: Operation,
    result: keyof typeof RETURNS,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const url = returnUrl(operation, result, request);
    if (url !== undefined) return reply.redirect(url, 303);
    return html(reply, messagePage('Готово', 'Закройте эту страницу и вернитесь в кабинет.'));
  }

  /** The form's signature does not cover the addresses, so only the cabinet's own one is followed. */
  function returnUrl(
    { id, fields }: Operation,
    result: keyof typeof RETURNS,
    request: FastifyRequest,
  ): string | undefined {
    const text = fields[RETURNS[result]];
    if (text === undefined || !URL.canParse(text)) return undefined;
    const url = new URL(text);
    if (url.host !== request.host && url.origin !== config.publicUrl) return undefined;
    url.searchParams.set('MNT_OPERATION_ID', String(id));
    return url.href;
  }

  function findShop(): Shop | undefined {
    const self = selfAddress(app);
    return self === undefined
      ? undefined
      : { callbackUrl: `${self}${CALLBACK_PATH}`, integrityCode: config.payment.integrityCode };
  }

  /** Only a listening server has a shop to call; the requests of a test that injects them are left alone. */
  function startDelivery(): void {
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    let round = Promise.resolve();
    const run = async () => {
      const shop = findShop();
      if (shop)
        await deliverNotices(db, shop).catch((error: unknown) => app.log.warn({ err: error }, 'emulator'));
      schedule();
    };
    const schedule = () => {
      if (isStopped) return;
      timer = setTimeout(() => {
        round = run();
      }, POLL_MS).unref();
    };
    app.addHook('onListen', async () => schedule());
    app.addHook('preClose', async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    });
  }

  function html(reply: FastifyReply, text: string): FastifyReply {
    return reply.type('text/html; charset=utf-8').send(text);
  }

  function missing(reply: FastifyReply): FastifyReply {
    return html(reply.code(404), messagePage('Операция не найдена', 'Начните оплату в кабинете заново.'));
  }
};
