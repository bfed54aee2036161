import { type Static, Type } from 'typebox';
import { nullable } from '#lib/fields.ts';

const Text = Type.String();

/** Everything that an invoice says, in the words in which it was sent. Its texts are read and never composed again. */
export const InvoiceDocument = Type.Object({
  version: Type.Literal(1),
  number: Text,
  title: Text,
  validity: Text,
  seller: Type.Object({
    name: Text,
    inn: Text,
    kpp: Text,
    address: Text,
    bank: Text,
    bik: Text,
    account: Text,
    correspondent: Text,
  }),
  payer: Type.Object({ name: Text, inn: nullable(Text), kpp: nullable(Text), address: nullable(Text) }),
  item: Text,
  /** Roubles with two decimals. */
  amount: Text,
  words: Text,
  vat: Type.Object({ label: Text, value: Text }),
  purpose: Text,
  qr: Text,
});

export type InvoiceDocument = Static<typeof InvoiceDocument>;
