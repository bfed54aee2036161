import { foldText } from '@cabinet/kernel/core/search';
import { type SqlBool, sql } from 'kysely';
import { SOURCE_KINDS } from '#lib/promo-kinds.ts';
import { fitsWords } from '#lib/search/matches-words.ts';
import { type Condition, defineList, oneOf, tableRows } from '#lists/index.ts';
import { blocks, selectBlock } from './repository.ts';
import { BlockSchema } from './schemas.ts';

export const blockLists = defineList({
  tag: 'promo',
  routes: [
    {
      path: '/blocks',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'What is blocked, by whom and why',
    },
  ],
  item: BlockSchema,
  search: 'The beginning of an address or a fingerprint, or words of the reason',
  filters: { kind: oneOf(SOURCE_KINDS, 'Вид — ip или fingerprint', 'b.kind') },
  sorts: { created_at: 'b.created_at', value: 'b.value' },
  async find({ db }, { q, where }) {
    const from = blocks(db).where(where).where(found(q));
    return tableRows({ from, select: selectBlock, id: 'b.id', toItem: (block) => block });
  },
});

function found(q: string | undefined): Condition {
  if (q === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(starts_with(lower(b.value), ${foldText(q)}) or ${fitsWords(q, 'b.reason')})`;
}
