import { ago } from './days.mjs';
import { pay } from './pay.mjs';
import { avatar } from './pictures.mjs';

/** @typedef {import('./person.mjs').Person} Person */

/** Not everybody of a company may see what it has. @param {Person} person */
export const balance = async (person) => person.standing !== 'employee' && person.get('users/me/balance');

/** @param {Person} person */
export async function openAgain(person) {
  await person.openPage();
  await Promise.all([person.get('users/me'), person.askRegistry(), home(person)]);
}

/** @param {Person} person */
export async function home(person) {
  await person.bringRemote('account');
  await Promise.all([
    balance(person),
    person.get('transactions/user?limit=5', 'the last'),
    person.get('users/me/spending?days=30'),
  ]);
}

/** @param {Person} person */
export async function finances(person) {
  await Promise.all([
    balance(person),
    person.get('transactions/user?limit=20'),
    person.get('users/me/spending?days=30'),
    person.get('settings/tiers'),
    person.get('models'),
  ]);
}

/** @param {Person} person */
export async function history(person) {
  const { next_cursor: cursor } = await person.get('transactions/user?limit=20');
  if (cursor !== null) await person.get(`transactions/user?limit=20&cursor=${cursor}`, 'next page');
}

/** @param {Person} person */
export async function filters(person) {
  const { random } = person;
  const filter = random.pick([
    'type=charge',
    'type=topup',
    'direction=in',
    `model_id=model-${1 + random.int(30)}`,
    `type=charge&from=${ago(30)}`,
    `from=${ago(90)}&to=${ago(30)}`,
  ]);
  await person.get(`transactions/user?limit=20&${filter}`, 'filtered');
}

/** @param {Person} person */
export async function oneTransaction(person) {
  const { items } = await person.get('transactions/user?limit=20');
  if (items.length > 0) await person.get(`transactions/${person.random.pick(items).id}`);
}

/** @param {Person} person */
export async function periods(person) {
  await person.get(`users/me/spending?days=${person.random.pick([7, 90])}`, 'another period');
  const from = ago(person.random.pick([7, 90, 365]));
  await person.get(`transactions/user?limit=20&from=${from}`, 'a period');
}

/** @param {Person} person */
export const exportOwn = (person) =>
  person.get(`transactions/user/export?from=${ago(90)}&format=${person.random.pick(['csv', 'xlsx'])}`);

/** @param {Person} person */
export async function requests(person) {
  const { items } = await person.get('payment/requests/my?limit=20');
  if (items.length > 0) await person.get(`payment/requests/${person.random.pick(items).id}`);
}

/** @param {Person} person @param {string} amount */
async function choosePayment(person, amount) {
  await Promise.all([person.get('settings/payment'), person.get('payment/payers')]);
  await person.call('POST', 'v1/payment/quote', { body: { amount } });
}

/** @param {Person} person */
export async function topUp(person) {
  const amount = person.random.pick(['100', '500', '1000', '1499.5']);
  await choosePayment(person, amount);
  const id = await pay(person, amount);
  await Promise.all([person.get(`payment/requests/${id}`), balance(person)]);
}

/** An invoice that is taken back. @param {Person} person */
export async function thinkBetter(person) {
  const amount = '3000';
  await choosePayment(person, amount);
  const { request } = await person.call('POST', 'v1/payment/pay', {
    key: person.newKey(),
    body: { amount, method: 'invoice' },
    variant: 'an invoice',
  });
  await person.call('POST', `v1/payment/requests/${request.id}/cancel`);
}

/** @param {Person} person */
export async function profile(person) {
  const { random, call } = person;
  const name = `${random.pick(['Анна', 'Борис', 'Вера'])} ${random.pick(['Зима', 'Исаенко', 'Коваль'])}`;
  await call('PATCH', 'v1/users/0', { body: { display_name: name } });
  await call('PATCH', 'v1/users/me/theme', { body: { theme: random.pick(['light', 'dark']) } });
}

/** @param {Person} person */
export async function newAvatar(person) {
  await person.call('POST', 'v1/users/0/avatar', { body: { avatar: await avatar(person.random) } });
  await person.get(`users/${person.id}/avatar`);
}

/** @param {Person} person */
export const devices = (person) => person.get('users/me/sessions');

/** @param {Person} person */
export async function signInAgain(person) {
  await person.call('POST', 'v1/auth/sign-out');
  await person.signIn();
  await openAgain(person);
}
