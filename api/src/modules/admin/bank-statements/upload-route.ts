import { bodyLimitOf } from '@cabinet/http-server';
import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { StatementSchema, UploadQuery } from './schemas.ts';
import { readStatement } from './statement-dto.ts';
import { uploadStatement } from './upload-statement.ts';
import { UploadedFile } from './uploaded-file.ts';

const BYTES = 'application/octet-stream';

/** Takes a file as it is, which no other route of the API does. */
export const uploadRoute: ApiModule = async (app) => {
  const { connection, config } = app.context;
  const { db } = connection;
  const bodyLimit = bodyLimitOf('/api/v1/admin/bank-statements');
  app.addContentTypeParser(
    BYTES,
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, bytes: Buffer) => new UploadedFile(bytes),
  );

  app.post(
    '/admin/bank-statements',
    {
      config: { access: { permission: 'payment_request:manage' }, once: 'by-key', confirms: false },
      schema: {
        tags: ['bank-statements'],
        consumes: [BYTES],
        summary: 'Upload a statement, a 1CClientBankExchange file of our account as it is',
        querystring: UploadQuery,
        response: responses(StatementSchema, 'RES.002'),
      },
    },
    async (request) => {
      const id = await uploadStatement(app, request, request.query.file_name);
      return success(await readStatement(db, sessionOf(request), id, config), 'Выписка загружена');
    },
  );
};
