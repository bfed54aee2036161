/**
 * Accounts that only one test file each signs in as: what it changes or ends (a name, a theme, every other session) is
 * nobody else's.
 *
 * @type {readonly {email: string, name: string}[]}
 */
export const OWN_PEOPLE = [
  { email: 'theme@e2e.example', name: 'Вера Ночная' },
  { email: 'password@e2e.example', name: 'Артём Ключевский' },
  { email: 'devices@e2e.example', name: 'Дарья Сеансова' },
];
