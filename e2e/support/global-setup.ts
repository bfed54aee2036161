import { startStack } from '../../scripts/lib/stack.mjs';

/** One product for the whole run; tests find it in the environment. */
export default async function globalSetup() {
  const stack = await startStack();
  process.env.E2E_URL = stack.url;
  process.env.E2E_API_URL = stack.apiUrl;
  return () => stack.stop();
}
