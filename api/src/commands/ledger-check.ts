import { OperatorError } from '#config/operator-error.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import { readFlags } from './support/flags.ts';
import { runCommand } from './support/run-command.ts';

await runCommand(async ({ connection, args }) => {
  readFlags(args, {});
  const { ok, entries, postings, payers, problems, auditHead } = await selfCheck(connection.db);
  const scope = [
    `${entries} entries, ${postings} postings, ${payers} payers`,
    auditHead ? `audit log up to row ${auditHead.seq}, ${auditHead.hash}` : 'no audit log',
  ].join('; ');
  if (ok) return `The ledger is sound: ${scope}.`;
  const lines = problems.map(({ kind, subject, detail }) => `  ${kind} ${subject}: ${detail}`);
  throw new OperatorError(`The ledger is NOT sound (${scope}):\n${lines.join('\n')}`);
});
