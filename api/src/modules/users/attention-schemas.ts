import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable } from '#lib/fields.ts';

/** What may wait for somebody, in the order in which it is told: first what is one's own, then what is staff's. */
export const ATTENTION_KINDS = [
  'invitation',
  'group_offer',
  'unpaid_request',
  'exhausted_caps',
  'proposals',
  'requests_in_work',
  'bank_lines',
  'promo_clusters',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export const AttentionData = Type.Object({
  items: Type.Array(
    named('AttentionItem', {
      kind: choiceOf(ATTENTION_KINDS),
      count: Type.Integer({ minimum: 1, description: 'As many as the list behind it shows' }),
      place: nullable(
        choiceOf(['group', 'company'], { description: 'Whose invitation it is, or whose members' }),
      ),
      id: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: 'The handle of an invitation; of a request where it is the only one',
      }),
      name: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: 'Of the group or the company',
      }),
      by: NullableText,
    }),
  ),
});
