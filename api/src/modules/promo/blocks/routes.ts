import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { block, readSource, unblock } from './block.ts';
import { blockLists } from './list.ts';
import { BlockBody, BlockParams, BlockSchema, SourceSchema } from './schemas.ts';

const config = { access: { permission: 'user:manage' } } as const;

/** The sources whose requests are refused (product §20.4). */
export const promoBlocks: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(blockLists);

  app.get(
    '/blocks/:kind/:value',
    {
      config,
      schema: {
        tags: ['promo'],
        summary: 'What came from an address, a network or a fingerprint, and the block that refuses it',
        params: BlockParams,
        response: responses(SourceSchema, 'RES.001'),
      },
    },
    async (request) => success(await readSource(db, request.params.kind, request.params.value)),
  );

  app.post(
    '/blocks',
    {
      config: { ...config, once: 'by-key', confirms: true },
      schema: {
        tags: ['promo'],
        summary: 'Block an address, a network (IPv4 from /24, IPv6 from /48) or a fingerprint',
        body: BlockBody,
        response: responses(BlockSchema, 'RES.002'),
      },
    },
    async (request) => success(await block(db, request, request.body), 'Заблокировано'),
  );

  app.delete(
    '/blocks/:kind/:value',
    {
      config: { ...config, confirms: true },
      schema: {
        tags: ['promo'],
        summary: 'Take a block away',
        params: BlockParams,
        response: responses(NothingSchema, 'RES.001'),
      },
    },
    async (request) =>
      success(await unblock(db, request, request.params.kind, request.params.value), 'Разблокировано'),
  );
};
