// The floor of a static file: node:http streaming one, whatever is asked for.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'content-length': statSync(file).size,
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  createReadStream(file).pipe(response);
}).listen(Number(port), '127.0.0.1');
