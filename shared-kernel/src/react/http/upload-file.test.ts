import { describe, expect, it } from '@jest/globals';
import { failure, handle, useApiServer } from '../../testing/index.ts';
import { ApiError } from './api-error.ts';
import { uploadFile } from './upload-file.ts';

const api = useApiServer();
const STATEMENT = new File(['1CClientBankExchange'], 'kl_to_1c.txt');

describe('an upload', () => {
  it('sends the bytes as they are, with their query and key', async () => {
    const seen: unknown[] = [];
    api.use(
      handle('POST admin/bank-statements', async ({ request }) => {
        const { headers, url } = request;
        seen.push(new URL(url).search, headers.get('content-type'), headers.get('idempotency-key'));
        seen.push(await request.text());
        return failure('VAL.003', { message: 'Строка 7: нет' });
      }),
    );
    const upload = uploadFile('admin/bank-statements', {
      file: STATEMENT,
      query: { fileName: 'kl_to_1c.txt' },
      idempotencyKey: 'a-key-of-this-upload',
    });
    await expect(upload).rejects.toThrow(ApiError);
    await expect(upload).rejects.toThrow('Строка 7: нет');
    expect(seen).toEqual([
      '?file_name=kl_to_1c.txt',
      'application/octet-stream',
      'a-key-of-this-upload',
      '1CClientBankExchange',
    ]);
  });
});
