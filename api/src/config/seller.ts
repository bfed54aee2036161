import { integer, type Kind, text, type VariableTable } from '@cabinet/http-server/settings';
import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
} from '@cabinet/kernel/core/requisites';

/** Requisites are pasted as banks print them, in groups. */
const digits: Kind<string> = { read: (value) => value.replace(/\s/g, ''), is: '' };
const EXAMPLE = 'an example in demo mode';

/** Who issues invoices. */
export const SELLER_VARIABLES = {
  SELLER_NAME: {
    kind: text,
    fallback: '',
    demo: 'ООО «Пример»',
    shown: EXAMPLE,
    about: 'who issues invoices; this and the following are required in production',
  },
  SELLER_INN: {
    kind: digits,
    fallback: '',
    demo: '7707083893',
    shown: EXAMPLE,
    about: 'with its check digits',
  },
  SELLER_KPP: {
    kind: digits,
    fallback: '',
    demo: '770701001',
    shown: EXAMPLE,
    about: 'an entrepreneur has none',
  },
  SELLER_ADDRESS: {
    kind: text,
    fallback: '',
    demo: '101000, г. Москва, ул. Примерная, д. 1',
    shown: EXAMPLE,
    about: 'as the invoice prints it',
  },
  SELLER_BANK_NAME: {
    kind: text,
    fallback: '',
    demo: 'ПАО СБЕРБАНК',
    shown: EXAMPLE,
    about: "the seller's bank",
  },
  SELLER_BIK: { kind: digits, fallback: '', demo: '044525225', shown: EXAMPLE, about: 'of that bank' },
  SELLER_ACCOUNT: {
    kind: digits,
    fallback: '',
    demo: '40702810938000000001',
    shown: EXAMPLE,
    about: 'with its check digit',
  },
  SELLER_CORR_ACCOUNT: {
    kind: digits,
    fallback: '',
    demo: '30101810400000000225',
    shown: EXAMPLE,
    about: 'with its check digit',
  },
  SELLER_VAT_PERCENT: { kind: integer(0, 100), shown: 'none: no VAT', about: 'VAT of invoices' },
} as const satisfies VariableTable;

type Requisites = Record<Exclude<keyof typeof SELLER_VARIABLES, 'SELLER_VAT_PERCENT'>, string>;

/** An invoice without requisites, or with a slip in them, would send money to a stranger. */
export function sellerProblems({
  SELLER_NAME,
  SELLER_INN,
  SELLER_ADDRESS,
  SELLER_BANK_NAME,
  SELLER_BIK,
  SELLER_ACCOUNT,
  SELLER_CORR_ACCOUNT,
  SELLER_KPP,
}: Requisites): string[] {
  const demanded = {
    SELLER_NAME,
    SELLER_INN,
    SELLER_ADDRESS,
    SELLER_BANK_NAME,
    SELLER_BIK,
    SELLER_ACCOUNT,
    SELLER_CORR_ACCOUNT,
    // Entrepreneurs, whose INN has twelve digits, have no KPP.
    ...(SELLER_INN.length === 12 ? {} : { SELLER_KPP }),
  };
  const missing = Object.entries(demanded).flatMap(([name, value]) => (value === '' ? [name] : []));
  const checks = [
    SELLER_INN !== '' && checkInn(SELLER_INN),
    SELLER_KPP !== '' && checkKpp(SELLER_KPP),
    SELLER_BIK !== '' && checkBik(SELLER_BIK),
    SELLER_ACCOUNT !== '' && checkAccount(SELLER_ACCOUNT, SELLER_BIK),
    SELLER_CORR_ACCOUNT !== '' && checkCorrAccount(SELLER_CORR_ACCOUNT, SELLER_BIK),
  ];
  const wrong = checks.flatMap((check) =>
    check === false || check.ok ? [] : [`SELLER_${check.field.toUpperCase()}: ${check.message}`],
  );
  return [
    ...(missing.length === 0 ? [] : [`${missing.join(', ')}: invoices must say whom to pay`]),
    // A wrong BIK is also what the checks of both accounts find.
    ...new Set(wrong),
  ];
}
