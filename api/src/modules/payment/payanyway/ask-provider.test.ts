import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createAskProvider, summarise } from './ask-provider.ts';

const REQUEST = { mntId: '12345678', transactionId: 'ORDER-1' };

function operation(id: string, status: string, more: Record<string, string> = {}) {
  return {
    id,
    attributes: new Map(
      Object.entries({ statusid: status, sourceamount: '-100.00', sourcecurrencycode: 'RUB', ...more }),
    ),
  };
}

describe("the provider's operations of one request", () => {
  it('are paid as soon as one is paid', () => {
    const list = [operation('1', 'CANCELED'), operation('2', 'SUCCEED'), operation('3', 'INPROGRESS')];
    expect(summarise(list)).toEqual({
      state: 'paid',
      operationId: '2',
      amount: '100.00',
      currency: 'RUB',
      isTest: false,
    });
  });

  it('are in progress while one runs, cancelled when the last one was, and nothing without any', () => {
    expect(summarise([operation('1', 'CANCELED'), operation('2', 'INPROGRESS')]).state).toBe('in_progress');
    expect(summarise([operation('1', 'CREATED'), operation('2', 'CANCELED')]).state).toBe('canceled');
    expect(summarise([operation('1', 'CANCELED'), operation('2', 'CREATED')]).state).toBe('not_paid');
    expect(summarise([]).state).toBe('not_paid');
    expect(summarise([operation('1', 'SUCCEED', { testmode: '1' })]).isTest).toBe(true);
  });
});

describe('asking over HTTP', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  async function ask(status: number, body: string) {
    const asked: unknown[] = [];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        asked.push(JSON.parse(text));
        response.writeHead(status).end(body);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const provider = createAskProvider({ url: `http://127.0.0.1:${port}/`, username: 'u', password: 'p' });
    return { answer: await provider(REQUEST), asked };
  }

  it('names the account and the request, and reads the answer', async () => {
    const list = [{ id: 7, attribute: [{ key: 'statusid', value: 'SUCCEED' }] }];
    const { answer, asked } = await ask(
      200,
      JSON.stringify({ Envelope: { Body: { FindOperationsListByCTIDResponse: { operation: list } } } }),
    );
    expect(answer).toMatchObject({ state: 'paid', operationId: '7', amount: null });
    expect(asked[0]).toMatchObject({
      Envelope: {
        Header: { Security: { UsernameToken: { Username: 'u', Password: 'p' } } },
        Body: {
          FindOperationsListByCTIDRequest: { accountId: '12345678', clientTransaction: 'ORDER-1' },
        },
      },
    });
  });

  it('leaves out what the provider says about another request', async () => {
    const attribute = (clienttransaction: string) =>
      Object.entries({ statusid: 'SUCCEED', clienttransaction }).map(([key, value]) => ({ key, value }));
    const list = [
      { id: 7, attribute: attribute('ORDER-10') },
      { id: 8, attribute: attribute('ORDER-1') },
    ];
    const body = { Envelope: { Body: { FindOperationsListByCTIDResponse: { operation: list } } } };
    const { answer } = await ask(200, JSON.stringify(body));
    expect(answer).toMatchObject({ state: 'paid', operationId: '8' });
  });

  it('follows nobody elsewhere with the password', async () => {
    const asked: (string | undefined)[] = [];
    server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const provider = createAskProvider({ url: `http://127.0.0.1:${port}/`, username: 'u', password: 'p' });
    await expect(provider(REQUEST)).rejects.toThrow('the provider answered 307');
    expect(asked).toEqual(['/']);
  });

  it.each([
    [500, '{}'],
    [200, '{}'],
    [200, 'not json'],
    [200, '{"Envelope":{"Body":{"Fault":{"faultstring":"no"}}}}'],
  ])('takes %p %p for no answer at all', async (status, body) => {
    await expect(ask(status, body)).rejects.toThrow();
  });
});
