import { contains, defineList, oneOf, tableRows } from '#lists/index.ts';
import { SOURCE_KINDS } from '../fields.ts';
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
  filters: { kind: oneOf(SOURCE_KINDS, 'Вид — ip или fingerprint', 'b.kind') },
  sorts: { created_at: 'b.created_at', value: 'b.value' },
  async find({ db }, { q, where }) {
    const from = blocks(db)
      .where(where)
      .where(contains(q, 'b.value', 'b.reason'));
    return tableRows({ from, select: selectBlock, id: 'b.id', toItem: (block) => block });
  },
});
