import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
} from '@cabinet/kernel/core/requisites';
import type { SellerConfig } from './config.ts';
import { type Env, readInteger, text } from './env-readers.ts';

const SELLER_VARIABLES = [
  'SELLER_NAME',
  'SELLER_INN',
  'SELLER_ADDRESS',
  'SELLER_BANK_NAME',
  'SELLER_BIK',
  'SELLER_ACCOUNT',
  'SELLER_CORR_ACCOUNT',
];

export function readSeller(env: Env, isDemo: boolean, problems: string[]): SellerConfig {
  return {
    name: text(env, 'SELLER_NAME') ?? 'ООО «Пример»',
    inn: digits(env, 'SELLER_INN') ?? '7707083893',
    kpp: digits(env, 'SELLER_KPP') ?? (isDemo ? '770701001' : ''),
    address: text(env, 'SELLER_ADDRESS') ?? '101000, г. Москва, ул. Примерная, д. 1',
    bankName: text(env, 'SELLER_BANK_NAME') ?? 'ПАО СБЕРБАНК',
    bik: digits(env, 'SELLER_BIK') ?? '044525225',
    account: digits(env, 'SELLER_ACCOUNT') ?? '40702810938000000001',
    corrAccount: digits(env, 'SELLER_CORR_ACCOUNT') ?? '30101810400000000225',
    ...(text(env, 'SELLER_VAT_PERCENT') === undefined
      ? {}
      : { vatPercent: readInteger(env, 'SELLER_VAT_PERCENT', 0, problems, { max: 100 }) }),
  };
}

/** An invoice with the requisites of the example, or with a slip in its own, would send money to a stranger. */
export function sellerProblems(env: Env, seller: SellerConfig): string[] {
  const missing = SELLER_VARIABLES.filter((name) => text(env, name) === undefined);
  // Entrepreneurs, whose INN has twelve digits, have no KPP.
  if (seller.inn.length !== 12 && seller.kpp === '') missing.push('SELLER_KPP');
  return [
    ...(missing.length === 0 ? [] : [`${missing.join(', ')}: invoices must say whom to pay`]),
    ...wrongRequisites(seller),
  ];
}

function wrongRequisites({ inn, kpp, bik, account, corrAccount }: SellerConfig): string[] {
  const checks = [
    checkInn(inn),
    ...(kpp === '' ? [] : [checkKpp(kpp)]),
    checkBik(bik),
    checkAccount(account, bik),
    checkCorrAccount(corrAccount, bik),
  ];
  // A wrong BIK is also what the checks of both accounts find.
  return [
    ...new Set(
      checks.flatMap((check) => (check.ok ? [] : [`SELLER_${check.field.toUpperCase()}: ${check.message}`])),
    ),
  ];
}

/** Requisites are pasted as banks print them, in groups. */
function digits(env: Env, name: string): string | undefined {
  return text(env, name)?.replace(/\s/g, '');
}
