import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import * as repository from './view-repository.ts';
import type { View, ViewBody, ViewChangeBody } from './view-schemas.ts';

const VIEWS_OF_TABLE = 30;
/** Somebody who invents names of lists keeps no more views than this. */
const VIEWS_OF_ALL = 300;

async function demandView(db: Database, userId: string, id: string): Promise<View> {
  const view = await repository.findView(db, userId, id);
  if (!view) throw new ApiError('RES.001', { message: 'Такого вида нет' });
  return view;
}

async function demandRoom(db: Database, userId: string, table: string): Promise<void> {
  const { ofTable, ofAll } = await repository.countViews(db, userId, table);
  if (ofTable >= VIEWS_OF_TABLE || ofAll >= VIEWS_OF_ALL)
    throw new ApiError('RES.003', { message: `Видов уже ${ofTable}: удалите ненужные` });
}

/** The name as it is stored. A new default view takes the place of the former one. */
async function settle<Draft extends Omit<View, 'id'> & { readonly id?: string }>(
  db: Database,
  userId: string,
  draft: Draft,
): Promise<Draft> {
  const name = draft.name.trim();
  if (name === '') throw refusedName('VAL.003', 'Назовите вид');
  if (await repository.isNameTaken(db, userId, { ...draft, name }))
    throw refusedName('RES.002', 'Вид с таким названием уже есть');
  if (draft.is_default) await repository.clearDefault(db, userId, draft.table);
  return { ...draft, name };
}

function refusedName(code: 'VAL.003' | 'RES.002', message: string): ApiError {
  return new ApiError(code, { message, fields: { name: message } });
}

export function createView(
  request: FastifyRequest,
  db: Database,
  body: Static<typeof ViewBody>,
): Promise<View> {
  const { userId } = sessionOf(request);
  const { table, name, query, is_default = false } = body;
  return runOnce(request, db, async (trx) => {
    await repository.lockViewsOf(trx, userId);
    await demandRoom(trx, userId, table);
    const draft = await settle(trx, userId, { table, name, query, is_default });
    const view = await repository.insertView(trx, userId, draft);
    await recordAction(trx, request, { action: 'saved_view.create', id: view.id, after: draft });
    return view;
  });
}

export function changeView(
  request: FastifyRequest,
  db: Database,
  id: string,
  changes: Static<typeof ViewChangeBody>,
): Promise<View> {
  const { userId } = sessionOf(request);
  return inTransaction(db, async (trx) => {
    await repository.lockViewsOf(trx, userId);
    const before = await demandView(trx, userId, id);
    const after = await settle(trx, userId, { ...before, ...changes });
    await repository.updateView(trx, after);
    await recordAction(trx, request, { action: 'saved_view.update', id, before, after });
    return after;
  });
}

export async function removeView(request: FastifyRequest, db: Database, id: string): Promise<void> {
  const { userId } = sessionOf(request);
  await inTransaction(db, async (trx) => {
    await repository.lockViewsOf(trx, userId);
    const before = await demandView(trx, userId, id);
    await repository.deleteView(trx, id);
    await recordAction(trx, request, { action: 'saved_view.delete', id, before });
  });
}
