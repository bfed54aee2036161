import { ago } from './days.mjs';

/** @typedef {import('./person.mjs').Person} Person */

/** @param {Person} person */
export async function searchPeople(person) {
  await person.bringRemote('admin');
  const q = encodeURIComponent(person.random.pick(['шев', 'анна зи', 'person.17', 'мороз']));
  await Promise.all([person.get('admin/users?limit=50'), person.get('users/me/views?table=users')]);
  await person.get(`admin/users?limit=50&q=${q}`, 'a search');
}

/** @param {Person} person */
export async function onePerson(person) {
  const { items } = await person.get('admin/users?limit=50&sort=-last_sign_in_at', 'by sign-in');
  const { id } = person.random.pick(items);
  await Promise.all([
    person.get(`admin/users/${id}`),
    person.get(`transactions?limit=20&user_id=${id}`, 'of a person'),
  ]);
}

/** @param {Person} person */
export async function payers(person) {
  const { items } = await person.get('admin/payers?limit=50&sort=-balance');
  await person.get(`admin/payers/${person.random.pick(items).id}`);
}

/** @param {Person} person */
export const everybodysMoney = (person) =>
  Promise.all([
    person.get(`transactions?limit=50&from=${ago(30)}`),
    person.get('payment/requests?limit=50'),
    person.get('payment/notices?limit=50'),
    person.get('admin/ledger/checks?limit=20'),
  ]);

/** @param {Person} person */
export const audit = (person) => person.get(`admin/audit?limit=50&from=${ago(30)}`);

/** @param {Person} person */
export function promo(person) {
  const from = `from=${ago(30)}`;
  const parts = [`stats?${from}`, `analytics?${from}`, `top-ips?${from}`, 'requests?limit=50'];
  return Promise.all(parts.map((part) => person.call('GET', `nona/admin/promo/${part}`)));
}

/** @param {Person} person */
export const exportPayers = (person) => person.get('admin/payers/export?format=csv');
