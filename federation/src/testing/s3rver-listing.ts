/*
 * s3rver makes the tokens of ListObjectsV2 with a cipher that the OpenSSL of Node refuses, so a second page fails. Its
 * first version of listing goes on after a key instead. These functions turn one into the other, and the last key is
 * the token.
 */

export const isListing = (url = '') => url.includes('list-type=2');

/** The same question in the words of the first version. */
export function inFirstVersion(url = ''): string {
  const [path, query] = url.split('?');
  const asked = new URLSearchParams(query);
  const token = asked.get('continuation-token');
  asked.delete('list-type');
  asked.delete('continuation-token');
  if (token !== null) asked.set('marker', token);
  return `${path}?${asked}`;
}

/** The answer of the first version, with a token when there is more. */
export function inSecondVersion(body: string): string {
  if (!body.includes('<IsTruncated>true<')) return body;
  const lastKey = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)?.[1];
  return body.replace('<MaxKeys>', `<NextContinuationToken>${lastKey}</NextContinuationToken><MaxKeys>`);
}
