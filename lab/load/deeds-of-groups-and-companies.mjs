import { ago, lastDays } from './days.mjs';

/** @typedef {import('./person.mjs').Person} Person */

/** @param {Person} person */
export async function group(person) {
  await person.bringRemote('group');
  await Promise.all([
    person.get('group/me'),
    person.get('group/me/members'),
    person.get(`group/me/usage?${lastDays()}`),
  ]);
}

/** @param {Person} person */
export const groupHistory = (person) =>
  Promise.all([person.get('transactions/group?limit=20'), person.get('payment/requests/group?limit=20')]);

/** @param {Person} person */
export async function company(person) {
  await person.bringRemote('company');
  await Promise.all([person.get(`company/${person.companyId}`), person.get('users/me/spending?days=30')]);
}

/** @param {Person} person */
export async function companyPeople(person) {
  const path = `company/${person.companyId}`;
  await Promise.all([
    person.get(`${path}/users?limit=20`),
    person.get(`${path}/roles`),
    person.get(`${path}/usage?${lastDays()}`),
  ]);
}

/** @param {Person} person */
export const companyHistory = (person) =>
  Promise.all([
    person.get('transactions/company?limit=20'),
    person.get('payment/requests/company?limit=20'),
    person.get(`company/${person.companyId}/history?limit=20`),
  ]);

/** @param {Person} person */
export const exportCompany = (person) => person.get(`transactions/company/export?from=${ago(90)}&format=csv`);
