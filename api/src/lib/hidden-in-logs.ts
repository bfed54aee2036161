const SECRETS = [
  'cookie',
  'authorization',
  'password',
  'new_password',
  'current_password',
  'token',
  'code',
  'proof',
];

/** Fields of objects that never appear in the log. */
export const HIDDEN_IN_LOGS = {
  paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  remove: true,
};
