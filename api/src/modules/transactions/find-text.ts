import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { findByWords } from '@cabinet/kernel/core/search';
import type { Database } from '#db/index.ts';
import { badField } from '#lib/api-error.ts';
import { parseRequestNumber, parseTransactionNumber } from '#lib/human-number.ts';
import { hasTypedSum } from '#lib/search/typed-sum.ts';
import type { Payer } from './filter-repository.ts';
import {
  findModels,
  findNumbered,
  findPayersByWords,
  findPeopleByWords,
  findSpenders,
  withIds,
  withoutIds,
} from './find-text-repository.ts';
import type { Found } from './found-repository.ts';

/** A text that names more people or payers than this is answered by nobody within a moment, and says nothing. */
const NAMED_MAX = 1000;
const TOO_MANY = `Подходит больше ${NAMED_MAX} человек: допишите имя, почту или номер`;

/**
 * What a text finds among transactions, as parts that have no posting in common: a number or a sum where it reads like
 * one; otherwise models, payers and people by the beginnings of their words (product §13.7).
 *
 * @param payers those of the list; undefined means everybody's
 */
export async function findText(
  db: Database,
  q: string,
  payers: readonly Payer[] | undefined,
): Promise<Found[]> {
  const sum = hasTypedSum('p.amount', q);
  const numbers = {
    id: UUID_PATTERN.test(q) ? q : null,
    transaction: parseTransactionNumber(q) ?? null,
    request: parseRequestNumber(q) ?? null,
  };
  const isNumber = Object.values(numbers).some((number) => number !== null);
  const ids = isNumber ? await findNumbered(db, numbers) : [];
  const found: Found[] = ids.length === 0 ? [] : [{ row: withIds(ids) }];
  if (sum !== undefined) found.push({ row: ids.length === 0 ? sum : withoutIds(sum, ids) });
  const isWords = found.length === 0 && (!isNumber || numbers.id !== null);
  return isWords ? findNamed(db, q, payers) : found;
}

async function findNamed(db: Database, q: string, payers: readonly Payer[] | undefined): Promise<Found[]> {
  const limit = NAMED_MAX + 1;
  const [models, named] = await Promise.all([
    findModels(db, q),
    payers ? findInList(db, q, { payers, limit }) : findOfAll(db, q, limit),
  ]);
  if (named.payers.length > NAMED_MAX || named.users.length > NAMED_MAX) throw badField('q', TOO_MANY);
  return [
    ...(models.length === 0 ? [] : [{ models }]),
    ...(named.payers.length === 0 ? [] : [{ payers: named.payers, notModels: models }]),
    ...(named.users.length === 0 ? [] : [{ users: named.users, notPayers: named.payers, notModels: models }]),
  ];
}

/** A person is found with their own payer. Only who has spent from others, too, is looked for among these. */
async function findOfAll(db: Database, q: string, limit: number) {
  const [named, people] = await Promise.all([
    findPayersByWords(db, q, limit),
    findPeopleByWords(db, q, limit),
  ]);
  const own = people.map(({ payer_id }) => payer_id);
  const users = people.filter((person) => person.spends_elsewhere).map(({ id }) => id);
  return { payers: [...new Set([...named, ...own])], users };
}

async function findInList(
  db: Database,
  q: string,
  { payers, limit }: { readonly payers: readonly Payer[]; readonly limit: number },
) {
  const named = findByWords(payers, q, ({ name }) => [name]);
  return { payers: named.map(({ id }) => id), users: await findSpenders(db, q, { payers, limit }) };
}
