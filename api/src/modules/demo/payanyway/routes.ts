import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { EMULATOR_FORM_PATH } from '#config/index.ts';
import type { ApiInstance, ApiModule } from '#plugins/context.ts';
import { EMULATOR_SERVICES_PATH } from '../../payment/pay/provider.ts';
import { parseNotice, signedFields } from '../../payment/payanyway/notice.ts';
import { isSameSignature, signForm } from '../../payment/payanyway/signature.ts';
import { act } from './act.ts';
import { startDelivery } from './deliver-notices.ts';
import { EMULATOR_CSP, EMULATOR_PATH, messagePage, operationsPage, paymentPage } from './pages.ts';
import {
  createOperation,
  findOperation,
  listOperations,
  type Operation,
  operationsOf,
} from './repository.ts';
import { type OperationResult, returnUrl } from './return-url.ts';
import { askedTransaction, operationsAnswer } from './services.ts';

type Emulator = Pick<ApiInstance, 'context'>;

const OPERATIONS_SHOWN = 50;
const PAGE = { config: { access: 'public', originCheck: false }, schema: { hide: true } } as const;
const OPERATION_PAGE = {
  ...PAGE,
  schema: { hide: true, params: Type.Object({ id: Type.Integer({ minimum: 1 }) }) },
} as const;

/**
 * The emulated payment provider of the demonstration. It talks to the shop as the real one does: it takes a signed
 * form, and it sends Check, Pay with retries, and answers of the merchant API, over HTTP with real signatures.
 */
export const paymentEmulator: ApiModule = async (app) => {
  const { config, connection } = app.context;
  if (config.mode !== 'demo' || !config.payment.emulator)
    throw new Error('the payment emulator is for demo mode only');
  const { db } = connection;

  speakInForms(app);
  startDelivery(app);

  app.get(EMULATOR_PATH, PAGE, async (_request, reply) =>
    html(reply, operationsPage(await listOperations(db, OPERATIONS_SHOWN))),
  );
  app.get(EMULATOR_FORM_PATH, PAGE, (request, reply) => open(app, request.url.split('?')[1] ?? '', reply));
  app.post(EMULATOR_FORM_PATH, PAGE, (request, reply) => open(app, String(request.body ?? ''), reply));

  app.get(`${EMULATOR_PATH}/operations/:id`, OPERATION_PAGE, async (request, reply) => {
    const operation = await findOperation(db, request.params.id);
    return operation ? html(reply, paymentPage(operation)) : missing(reply);
  });

  app.post(`${EMULATOR_PATH}/operations/:id`, OPERATION_PAGE, async (request, reply) => {
    const operation = await findOperation(db, request.params.id);
    if (!operation) return missing(reply);
    const outcome = await act(app, operation, new URLSearchParams(String(request.body ?? '')));
    if ('result' in outcome) return goBack(app, operation, outcome.result, request, reply);
    const url = returnUrl(operation, 'return', config, request);
    return html(reply, messagePage('Оплата невозможна', outcome.refused, url));
  });

  app.post(EMULATOR_SERVICES_PATH, PAGE, async (request, reply) => {
    const transactionId = askedTransaction(request.body);
    if (transactionId === undefined) return reply.code(400).send({ error: 'unknown call' });
    return reply.send(operationsAnswer(await operationsOf(db, transactionId)));
  });
};

function speakInForms(app: Pick<ApiInstance, 'addContentTypeParser' | 'addHook'>): void {
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
}

/** Refuses a form that the shop did not sign. */
async function open({ context }: Emulator, text: string, reply: FastifyReply): Promise<FastifyReply> {
  const { mntId, integrityCode } = context.config.payment;
  const { fields, isAmbiguous } = parseNotice(text);
  const expected = signForm(signedFields(fields), integrityCode);
  if (isAmbiguous || fields.MNT_ID !== mntId || !isSameSignature(fields.MNT_SIGNATURE, expected)) {
    reply.code(400);
    return html(reply, messagePage('Оплата невозможна', 'Магазин передал неверные данные или подпись.'));
  }
  const id = await createOperation(context.connection.db, fields);
  return reply.redirect(`${EMULATOR_PATH}/operations/${id}`, 303);
}

function goBack(
  { context }: Emulator,
  operation: Operation,
  result: OperationResult,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const url = returnUrl(operation, result, context.config, request);
  if (url !== undefined) return reply.redirect(url, 303);
  return html(reply, messagePage('Готово', 'Закройте эту страницу и вернитесь в кабинет.'));
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}

function missing(reply: FastifyReply): FastifyReply {
  return html(reply.code(404), messagePage('Операция не найдена', 'Начните оплату в кабинете заново.'));
}
