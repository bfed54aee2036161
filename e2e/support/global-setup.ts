import { startStack } from '../../scripts/lib/stack.mjs';

/** What the chat service of this run shows. */
const INTERNAL_TOKEN = 'e2e-service-token-of-the-chat-service';

/** One product for the whole run; tests find it in the environment. */
export default async function globalSetup() {
  const stack = await startStack({ env: { INTERNAL_TOKEN } });
  process.env.E2E_URL = stack.url;
  process.env.E2E_API_URL = stack.apiUrl;
  process.env.E2E_INTERNAL_TOKEN = INTERNAL_TOKEN;
  return () => stack.stop();
}
