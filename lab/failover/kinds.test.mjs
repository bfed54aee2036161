import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerTo } from './kinds.mjs';

const answer = (/** @type {string} */ text) => answerTo(() => Promise.reject(new Error(`psql: ${text}`)));
const NOT_LET_IN = 'psql: error: connection to server at "127.0.0.1", port 5433 failed:';

describe('the answer of a woken server to a write', () => {
  it('is acknowledged where psql says nothing', async () => {
    assert.equal(await answerTo(async () => ''), 'acknowledged');
  });

  it('is read-only by its code alone', async () => {
    const said = 'ERROR:  25006: cannot execute INSERT in a read-only transaction\nLOCATION:  utility.c:414';
    assert.equal(await answer(said), 'read-only');
  });

  for (const said of [
    `${NOT_LET_IN} FATAL:  the database system is starting up`,
    `${NOT_LET_IN} FATAL:  the database system is not yet accepting connections`,
    `${NOT_LET_IN} Connection refused\n\tIs the server running on that host and accepting TCP/IP connections?`,
    `${NOT_LET_IN} server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally`,
    'FATAL:  57P01: terminating connection due to administrator command\nserver closed the connection',
    'WARNING:  57P01: canceling the wait for synchronous replication and terminating connection',
  ])
    it(`is awaited while it is not there: ${said}`, async () => {
      assert.equal(await answer(said), 'not there');
    });

  for (const said of [
    'ERROR:  23505: duplicate key value violates unique constraint "settings_pkey"',
    'ERROR:  42P01: relation "settings" does not exist',
    'ERROR:  57014: canceling statement due to statement timeout',
    'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
    `${NOT_LET_IN} FATAL:  password authentication failed for user "postgres"`,
    `${NOT_LET_IN} FATAL:  database "cabinet" does not exist`,
  ])
    it(`is no refusal for any other reason: ${said}`, async () => {
      assert.deepEqual(await answer(said), { unforeseen: `psql: ${said}` });
    });
});
