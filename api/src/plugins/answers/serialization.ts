import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Compiles an answer's serializer when the answer is first sent. A route declares a dozen answers, and a process sends
 * few of them, above all one that a test opens.
 */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: ReturnType<typeof fastJson> | undefined;
  return (data) => {
    serialize ??= fastJson(schema);
    return serialize(data);
  };
};
