const EXAMPLE = 's3://bucket/prefix?endpoint=https://host&region=eu-central-1&pathStyle=true';
const SETTINGS = new Set(['endpoint', 'region', 'pathStyle']);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

/**
 * @typedef {object} S3Address
 * @property {string} address The URL; it carries no secret.
 * @property {string} bucket
 * @property {string} prefix Empty, or ends with a slash.
 * @property {import('@aws-sdk/client-s3').S3ClientConfig} connection
 */

/**
 * @param {string} url
 * @param {Env} env
 * @returns {S3Address}
 * @throws {Error} A sentence about what is wrong or missing; it never repeats a credential.
 */
export function readS3Address(url, env) {
  if (!URL.canParse(url)) throw new Error(`An object store has an address such as ${EXAMPLE}.`);
  const { protocol, host: bucket, pathname, username, password, searchParams } = new URL(url);
  if (username || password)
    throw new Error('The address of the object store carries credentials; they belong into the environment.');
  if (protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/.test(bucket))
    throw new Error(`An object store has an address such as ${EXAMPLE}.`);
  for (const name of searchParams.keys())
    if (!SETTINGS.has(name))
      throw new Error(`An object store has no setting «${name}»; its address is such as ${EXAMPLE}.`);
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new Error('NODE_TLS_REJECT_UNAUTHORIZED is 0: anybody could pass for the object store.');
  const prefix = pathname.split('/').filter(Boolean).join('/');
  return {
    address: url,
    bucket,
    prefix: prefix && `${prefix}/`,
    connection: {
      ...readEndpoint(searchParams.get('endpoint')),
      region: searchParams.get('region') || env.AWS_REGION || 'us-east-1',
      forcePathStyle: readPathStyle(searchParams.get('pathStyle')),
      credentials: readCredentials(env),
    },
  };
}

/** @param {string | null} endpoint @returns {{endpoint?: string}} Without one: the client knows Amazon's own. */
function readEndpoint(endpoint) {
  if (endpoint === null) return {};
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error('The endpoint of the object store is an address such as https://host:9000.');
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username || password)
    throw new Error(
      'The endpoint of the object store carries credentials; they belong into the environment.',
    );
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    throw new Error(`The object store at ${hostname} needs https; http is for this machine only.`);
  return { endpoint };
}

/** @param {string | null} pathStyle */
function readPathStyle(pathStyle) {
  if (pathStyle !== null && pathStyle !== 'true' && pathStyle !== 'false')
    throw new Error('pathStyle of the object store is true or false.');
  return pathStyle === 'true';
}

/** @param {Env} env */
function readCredentials(env) {
  const required = (/** @type {string} */ name) => {
    const value = env[name];
    if (!value) throw new Error(`The object store needs the environment variable ${name}.`);
    return value;
  };
  return {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
  };
}
