// The floor: node:http answering a constant envelope of the same size as users/me/balance.
import { createServer } from 'node:http';

const body = JSON.stringify({
  status: 'success',
  message: 'Готово',
  data: {
    balance: 1234.56,
    available: '1234.5600000000',
    held: '0.0000000000',
    payer: { id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', kind: 'user', name: 'Демо Пользователь' },
    updated_at: '2026-01-01T00:00:00.000Z',
  },
});

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
