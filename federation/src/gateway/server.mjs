import path from 'node:path';
import { createGateway } from './gateway.mjs';

const {
  PORT = '3000',
  GATEWAY_HOST = '127.0.0.1',
  API_URL = 'http://127.0.0.1:3001',
  SITE_DIR,
  DEV_HOST,
  DEV_REMOTES = '',
  FRAME_ORIGINS = '',
  SCRIPT_ORIGINS = '',
  CABINET_MODE = 'production',
  // The demonstration has no chat; the address shows where the link would lead.
  CHAT_URL = CABINET_MODE === 'demo' ? 'https://chat.demo.example/' : '',
} = process.env;
const root = path.resolve(import.meta.dirname, '../../..');

const gateway = await createGateway({
  site: SITE_DIR ?? path.join(root, '.cache/site'),
  apiUrl: API_URL,
  frameOrigins: FRAME_ORIGINS.split(',').filter(Boolean),
  scriptOrigins: SCRIPT_ORIGINS.split(',').filter(Boolean),
  chatUrl: CHAT_URL,
  devRemotes: Object.fromEntries(
    DEV_REMOTES.split(',')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  ),
  ...(DEV_HOST && { devHost: DEV_HOST }),
});
await gateway.listen({ port: Number(PORT), host: GATEWAY_HOST });
process.send?.({ type: 'ready' });

const stop = () => gateway.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The parent is gone (even by kill -9): a gateway nobody can stop must not stay.
process.on('disconnect', stop);
