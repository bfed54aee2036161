const SECRETS = [
  'cookie',
  'authorization',
  'password',
  'new_password',
  'current_password',
  'token',
  'proof',
  'secret',
  'codes',
  'client_data',
  'signature',
];

/**
 * Fields of objects that never appear in the log. A code is one that somebody types, but for that of an error, which tells
 * what has failed: the SQLSTATE of the database for one.
 */
export const HIDDEN_IN_LOGS = {
  paths: [
    ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    ...['code', 'body.code', '*.body.code'],
  ],
  remove: true,
};
