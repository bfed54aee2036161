import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { CompanyFactsSchema } from '#lib/companies/schemas.ts';
import {
  choiceOf,
  NullableText,
  named,
  nameField,
  nullable,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';

const RequisiteText = nullable(Type.String({ maxLength: 60 }));

export const VerificationSchema = named('CompanyVerification', {
  company: CompanyFactsSchema,
  name: Type.String(),
  account: NullableText,
  bank_name: NullableText,
  verified_by: nullable(
    Type.Object(
      {
        kind: choiceOf(['transfer', 'people']),
        transfer: nullable(
          Type.Object({
            number: Type.String(),
            date: Type.String({ format: 'date' }),
            statement_id: Type.String(),
            n: Type.Integer({ description: 'Of the line' }),
          }),
        ),
        people: nullable(Type.Object({ first: Type.String(), second: Type.String(), at: TimeField })),
      },
      { title: 'CompanyVerifiedBy' },
    ),
  ),
  first: nullable(
    Type.Object(
      {
        by: PersonRef,
        at: TimeField,
        awaits: Type.Array(PersonRef, { description: 'Who may give the second one' }),
      },
      { description: 'The first of two words, while one awaits the second' },
    ),
  ),
  may: Type.Object(
    { confirm: Type.Boolean(), revoke: Type.Boolean() },
    { description: 'What the caller may do now' },
  ),
});

export const VerificationParams = Type.Object({ id: UuidField });

/** What the caller has seen: other requisites are another company to judge. */
export const ConfirmCompanyBody = Type.Object({
  inn: RequisiteText,
  kpp: RequisiteText,
  account: RequisiteText,
});

export const RevokeBody = Type.Object({
  reason: nameField(REASON_MAX_LENGTH, { code: 'VAL.004', message: 'Укажите причину' }),
});
