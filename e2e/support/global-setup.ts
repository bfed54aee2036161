import { startStack } from '../../scripts/lib/stack.mjs';
import { SERVICE_TOKEN } from './chat-service.ts';

/** One product for the whole run; tests find it in the environment. */
export default async function globalSetup() {
  const stack = await startStack({ env: { INTERNAL_TOKEN: SERVICE_TOKEN } });
  process.env.E2E_URL = stack.url;
  process.env.E2E_API_URL = stack.apiUrl;
  return () => stack.stop();
}
