/**
 * An account that only one test file signs in as: what it ends and changes (every other session, a password) is nobody
 * else's.
 *
 * @type {readonly {email: string, name: string}[]}
 */
export const OWN_PEOPLE = [{ email: 'own@e2e.example', name: 'Дарья Сеансова' }];
