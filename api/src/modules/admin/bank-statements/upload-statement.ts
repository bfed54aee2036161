import type { FastifyRequest } from 'fastify';
import { uuidv7 } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { badFile } from './file/bad-file.ts';
import { parseStatement } from './file/parse-statement.ts';
import { insertLines, insertStatement, insertUnread } from './repository.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Reads a file of the bank and keeps what it says. Returns the id of the new statement. */
export async function uploadStatement(
  { context }: Pick<ApiInstance, 'context'>,
  request: FastifyRequest,
  fileName: string,
): Promise<string> {
  const file = request.body;
  if (!(file instanceof UploadedFile)) throw badFile('Файл пуст');
  const { account } = context.config.payment.seller;
  const parsed = await parseStatement(file.bytes, account);
  const kept = await runOnce(request, context.connection.db, async (trx) => {
    const id = uuidv7();
    const { encoding, sender, from, to, documents, unread } = parsed;
    const head = { id, fileName, fileHash: file.sha256, encoding, sender, account, from, to };
    await insertStatement(trx, { ...head, uploadedBy: sessionOf(request).userId });
    await insertLines(trx, { id, account }, documents);
    await insertUnread(trx, id, unread);
    await recordAction(trx, request, {
      action: 'bank_statement.upload',
      id,
      after: {
        file_name: fileName,
        sha256: file.sha256,
        account,
        from,
        to,
        lines: documents.length,
        ...(unread.length > 0 && { unread: unread.length }),
      },
    });
    return { id };
  });
  return kept.id;
}
