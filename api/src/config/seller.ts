import { integer, type Kind, text, type VariableTable } from '@cabinet/http-server/settings';
import {
  checkAccount,
  checkBik,
  checkCorrAccount,
  checkInn,
  checkKpp,
} from '@cabinet/kernel/core/requisites';

/** Banks print requisites in groups, so spaces are dropped. */
const digits: Kind<string> = { read: (value) => value.replace(/\s/g, ''), is: '' };

/** Demo mode has example requisites; production demands real ones. */
const requisite = (kind: Kind<string>, demo: string, about: string) => ({
  kind,
  demo,
  about,
  fallback: '',
  shown: 'an example in demo mode',
});

const REQUISITES = {
  SELLER_NAME: requisite(
    text,
    'ООО «Пример»',
    'who issues invoices; all but the KPP and VAT are required in production',
  ),
  SELLER_INN: requisite(digits, '7707083893', 'with its check digits'),
  SELLER_KPP: requisite(
    digits,
    '770701001',
    'required in production too, but for an entrepreneur, who has none',
  ),
  SELLER_ADDRESS: requisite(text, '101000, г. Москва, ул. Примерная, д. 1', 'as the invoice prints it'),
  SELLER_BANK_NAME: requisite(text, 'ПАО СБЕРБАНК', "the seller's bank"),
  SELLER_BIK: requisite(digits, '044525225', 'of that bank'),
  SELLER_ACCOUNT: requisite(digits, '40702810938000000001', 'with its check digit'),
  SELLER_CORR_ACCOUNT: requisite(digits, '30101810400000000225', 'with its check digit'),
};

/** The seller who issues invoices. */
export const SELLER_VARIABLES = {
  ...REQUISITES,
  SELLER_VAT_PERCENT: { kind: integer(0, 100), shown: 'none: no VAT', about: 'VAT of invoices' },
} satisfies VariableTable;

/** Missing or mistyped requisites in an invoice would send money to a stranger. */
export function sellerProblems(values: Record<keyof typeof REQUISITES, string>): string[] {
  const { SELLER_INN: inn, SELLER_KPP: kpp, SELLER_BIK: bik } = values;
  const { SELLER_ACCOUNT: account, SELLER_CORR_ACCOUNT: corrAccount } = values;
  const missing = Object.entries(values).flatMap(([name, value]) =>
    name in REQUISITES && value === '' && !(name === 'SELLER_KPP' && isEntrepreneur(inn)) ? [name] : [],
  );
  const checks = [
    inn !== '' && checkInn(inn),
    kpp !== '' && checkKpp(kpp),
    bik !== '' && checkBik(bik),
    account !== '' && checkAccount(account, bik),
    corrAccount !== '' && checkCorrAccount(corrAccount, bik),
  ];
  const wrong = checks.flatMap((check) =>
    check === false || check.ok ? [] : [`SELLER_${check.field.toUpperCase()}: ${check.message}`],
  );
  return [
    ...(missing.length === 0 ? [] : [`${missing.join(', ')}: invoices must say whom to pay`]),
    // The checks of both accounts report a wrong BIK too.
    ...new Set(wrong),
  ];
}

/** An entrepreneur has an INN of twelve digits and no KPP. */
function isEntrepreneur(inn: string): boolean {
  return inn.length === 12;
}
