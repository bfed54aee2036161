import { Type } from 'typebox';
import { NullableText, named, nullable, PersonRef, TimeField } from '#lib/fields.ts';

/** What staff see of a company, so that nobody takes it for another one of the same name and INN. */
export const CompanyFactsSchema = named('CompanyFacts', {
  id: Type.String(),
  inn: NullableText,
  kpp: NullableText,
  created_at: TimeField,
  created_by: nullable(PersonRef),
  is_verified: Type.Boolean({
    description: 'Whether a transfer from its own account, or two people, have shown that it is who it says',
  }),
});
