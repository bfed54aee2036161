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
    inn: text(env, 'SELLER_INN') ?? '7707083893',
    kpp: text(env, 'SELLER_KPP') ?? (isDemo ? '770701001' : ''),
    address: text(env, 'SELLER_ADDRESS') ?? '101000, г. Москва, ул. Примерная, д. 1',
    bankName: text(env, 'SELLER_BANK_NAME') ?? 'ПАО СБЕРБАНК',
    bik: text(env, 'SELLER_BIK') ?? '044525225',
    account: text(env, 'SELLER_ACCOUNT') ?? '40702810938000000001',
    corrAccount: text(env, 'SELLER_CORR_ACCOUNT') ?? '30101810400000000225',
    ...(text(env, 'SELLER_VAT_PERCENT') === undefined
      ? {}
      : { vatPercent: readInteger(env, 'SELLER_VAT_PERCENT', 0, problems) }),
  };
}

/** An invoice with the requisites of the example would send money to a stranger. */
export function sellerProblems(env: Env): string[] {
  const missing = SELLER_VARIABLES.filter((name) => text(env, name) === undefined);
  // Entrepreneurs, whose INN has twelve digits, have no KPP.
  const isCompany = text(env, 'SELLER_INN')?.length !== 12;
  if (isCompany && text(env, 'SELLER_KPP') === undefined) missing.push('SELLER_KPP');
  return missing.length === 0 ? [] : [`${missing.join(', ')}: invoices must say whom to pay`];
}
