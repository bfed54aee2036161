import { DEFAULT_PAYMENT_ACCOUNT, DEFAULT_PAYMENT_TEST_MODE } from '@cabinet/kernel/core/contract';
import type { Config } from './config.ts';
import { DEMO_INTEGRITY_CODE, EMULATOR_FORM_PATH } from './demo-values.ts';
import { readUrl } from './env-addresses.ts';
import { type Env, readFlag, readInteger, text } from './env-readers.ts';
import { readPaymentAmounts } from './payment-amounts.ts';
import { readSeller } from './seller.ts';

export function readPayment(env: Env, isDemo: boolean, problems: string[]): Config['payment'] {
  const emulator = readFlag(env, 'PAYMENT_EMULATOR', isDemo, problems);
  const testMode = readInteger(env, 'MNT_TEST_MODE', isDemo ? DEFAULT_PAYMENT_TEST_MODE : 0, problems, {
    max: 1,
  });
  return {
    mntId: text(env, 'MNT_ID') ?? DEFAULT_PAYMENT_ACCOUNT,
    testMode: testMode === 0 ? 0 : 1,
    integrityCode: text(env, 'MNT_INTEGRITY_CODE') ?? (isDemo ? DEMO_INTEGRITY_CODE : ''),
    emulator,
    formUrl:
      readUrl(env, 'MNT_FORM_URL', problems) ??
      (emulator ? EMULATOR_FORM_PATH : 'https://www.payanyway.ru/assistant.htm'),
    widgetUrl: readUrl(env, 'MNT_WIDGET_URL', problems),
    statusApi: readStatusApi(env, problems),
    ...readPaymentAmounts(env, problems),
    seller: readSeller(env, isDemo, problems),
  };
}

function readStatusApi(env: Env, problems: string[]): Config['payment']['statusApi'] {
  const username = text(env, 'MONETA_API_USER');
  const password = text(env, 'MONETA_API_PASSWORD');
  const url = readUrl(env, 'MONETA_API_URL', problems) ?? 'https://service.moneta.ru/services';
  if (username === undefined && password === undefined) return undefined;
  if (username !== undefined && password !== undefined) return { url, username, password };
  problems.push('MONETA_API_USER and MONETA_API_PASSWORD go together');
  return undefined;
}
