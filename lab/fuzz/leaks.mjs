/** What no answer may carry, whatever was asked. */
const TRACES = /** @type {const} */ ([
  ['a stack', /\bat (?:async )?[\w.<>]+ \(?(?:file:|node:|\/)[^\s)]*:\d+/],
  ['a path of the server', /node_modules\/|\/api\/(?:src|dist)\//],
  ['SQL', /\b(?:select\s.{1,200}\sfrom|insert into|delete from|update\s+"?\w+"?\s+set)\s/is],
  [
    'a message of the database',
    /violates \w+(?:-\w+)? constraint|relation "\w+"|duplicate key value|syntax error at or near/,
  ],
  ['a password hash', /\$argon2(?:id|i|d)\$/],
]);

/**
 * Which data of other people an answer gives away. What the request itself carried may come back.
 *
 * @param {object} facts
 * @param {string} facts.answer
 * @param {string} facts.sent target and body of the request
 * @param {readonly string[]} facts.secrets settings of the server
 * @param {readonly string[]} facts.foreign what belongs to people whom the caller may not look at
 * @returns {string | undefined}
 */
export function findLeak({ answer, sent, secrets, foreign }) {
  const trace = TRACES.find(([, pattern]) => pattern.test(answer) && !pattern.test(sent));
  if (trace) return trace[0];
  if (secrets.some((secret) => answer.includes(secret) && !sent.includes(secret)))
    return 'a secret of the server';
  const other = foreign.find((text) => answer.includes(text) && !sent.includes(text));
  return other && `${other} of another person`;
}
