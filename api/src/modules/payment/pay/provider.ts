import type { ApiInstance } from '#plugins/context.ts';
import { type AskProvider, createAskProvider } from '../payanyway/ask-provider.ts';
import { selfAddress } from './self-address.ts';

export const EMULATOR_SERVICES_PATH = '/api/demo/payanyway/services';

/** Asks the provider about a payment. Undefined where nobody can be asked. */
export function providerOf(app: Pick<ApiInstance, 'server' | 'context'>): AskProvider | undefined {
  const { statusApi, emulator } = app.context.config.payment;
  if (statusApi) return createAskProvider(statusApi);
  const self = emulator ? selfAddress(app) : undefined;
  return self === undefined
    ? undefined
    : createAskProvider({ url: `${self}${EMULATOR_SERVICES_PATH}`, username: 'demo', password: 'demo' });
}
