import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * An answer's serializer is compiled when the answer is first sent: a route declares a dozen answers and a process, most of all
 * one that a test opens, sends few of them.
 */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: ReturnType<typeof fastJson> | undefined;
  return (data) => {
    serialize ??= fastJson(schema);
    return serialize(data);
  };
};
