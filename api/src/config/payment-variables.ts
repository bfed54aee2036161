import { baseUrl, flag, type Kind, parts, text, type VariableTable } from '@cabinet/http-server/settings';
import { DEFAULT_PAYMENT_ACCOUNT, DEFAULT_PAYMENT_TEST_MODE } from '@cabinet/kernel/core/contract';
import { beside, never, providerOverHttps, secret } from './rules.ts';

/** Every payment form shows an MD5 of known text and the code, so anybody who pays can guess codes offline. */
const MIN_INTEGRITY_CODE_LENGTH = 16;
const DEMO_INTEGRITY_CODE = 'demo-integrity-code';

export function isAmount(value: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(value);
}

const amount: Kind<string> = {
  read: (value) => (isAmount(value) ? value : undefined),
  is: 'it is an amount of roubles',
};

const testMode: Kind<0 | 1> = {
  read: (value) => (value === '0' ? 0 : value === '1' ? 1 : undefined),
  is: 'it is 0 or 1',
};

/** Top-ups: the account at the provider and the limits of a payment. */
export const PAYMENT_VARIABLES = {
  MNT_ID: {
    kind: text,
    fallback: DEFAULT_PAYMENT_ACCOUNT,
    shown: 'an emulator in demo mode',
    rules: [
      never(
        DEFAULT_PAYMENT_ACCOUNT,
        `must name the account at the payment provider; ${DEFAULT_PAYMENT_ACCOUNT} is the one of the demonstration`,
      ),
    ],
    about: 'the account at the payment provider (PayAnyWay); required in production',
  },
  MNT_INTEGRITY_CODE: {
    kind: text,
    fallback: '',
    demo: DEMO_INTEGRITY_CODE,
    shown: 'a demo value',
    required: `must be a secret of at least ${MIN_INTEGRITY_CODE_LENGTH} characters`,
    rules: [never(DEMO_INTEGRITY_CODE, 'is the one of the demonstration'), secret(MIN_INTEGRITY_CODE_LENGTH)],
    about: `its secret (≥ ${MIN_INTEGRITY_CODE_LENGTH} characters)`,
  },
  MNT_INTEGRITY_CODE_ALSO: {
    kind: text,
    rules: [
      never(DEMO_INTEGRITY_CODE, 'is the one of the demonstration'),
      secret(MIN_INTEGRITY_CODE_LENGTH),
      beside('MNT_INTEGRITY_CODE'),
    ],
    about:
      'while `MNT_INTEGRITY_CODE` is changed: the other one; notices signed with it are accepted, nothing is signed with it',
  },
  MNT_TEST_MODE: {
    kind: testMode,
    fallback: 0,
    demo: DEFAULT_PAYMENT_TEST_MODE,
    rules: [never(1, 'is 1: test payments are never credited in production')],
    about: 'payments without money; production refuses it',
  },
  PAYMENT_EMULATOR: {
    kind: flag,
    fallback: false,
    demo: true,
    rules: [never(true, 'is for the demonstration only')],
    about: 'a payment provider of our own, in demo mode only',
  },
  MNT_FORM_URL: {
    kind: baseUrl,
    rules: [providerOverHttps],
    shown: "the emulator's form, or the provider's",
    about: 'where a card payment goes on',
  },
  MNT_WIDGET_URL: {
    kind: baseUrl,
    rules: [providerOverHttps],
    about: "the script of the provider's widget; without it the form opens as a page",
  },
  MONETA_API_URL: {
    kind: baseUrl,
    fallback: 'https://service.moneta.ru/services',
    rules: [providerOverHttps],
    about: 'asks the provider about a payment whose notice is late',
  },
  MONETA_API_USER: { kind: text, about: 'with the password; without both nobody is asked' },
  MONETA_API_PASSWORD: { kind: text, about: 'with the user' },
  PAYMENT_MIN: {
    kind: amount,
    fallback: '10',
    shown: '10',
    about: 'the least that is topped up at a time, in roubles',
  },
  PAYMENT_MAX: { kind: amount, fallback: '300000', shown: '300000', about: 'the most' },
  PAYMENT_PRESETS: {
    kind: { read: parts, is: '' },
    shown: '`500,1000,3000,5000,10000`',
    about: 'suggested amounts within these limits',
  },
  TWO_PEOPLE_FROM: {
    kind: amount,
    fallback: '100000',
    shown: '100000',
    about:
      'from this amount in roubles, moved by hand by one person within 24 hours over all accounts (ten times that within 30 days), a second one confirms: funds, credit limits, payments made paid, refunds',
  },
  FUNDS_MAX: {
    kind: amount,
    fallback: '10000000',
    shown: '10000000',
    about: 'the most that an administrator adds or takes at a time, and the highest credit limit',
  },
} as const satisfies VariableTable;
