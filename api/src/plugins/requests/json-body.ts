import fp from 'fastify-plugin';

/** `POST auth/sign-out` and others have a JSON header and no body, which is an empty body and no error. */
export const emptyJsonBodyPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
});
