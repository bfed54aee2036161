import { text } from './kinds.mjs';

/** Options, in both spellings that Node takes, which show what a server does or loosen what it takes. */
const LOOSE = /--(?:inspect|tls[-_]keylog|trace[-_]tls|insecure[-_]http[-_]parser)/;

/** What Node itself reads of the environment. Production refuses what is for finding mistakes. */
export const NODE_VARIABLES = /** @satisfies {import('./read-variables.mjs').VariableTable} */ ({
  NODE_OPTIONS: {
    kind: text,
    rules: [
      (value) => {
        const [option] = LOOSE.exec(String(value)) ?? [];
        return option && `has ${option}, which is for development only`;
      },
    ],
    about:
      'options of Node; production refuses a debugger, keys of TLS in a file or in the log, and the lax parser of http',
  },
  NODE_DEBUG: {
    kind: text,
    rules: [() => 'writes what servers say to each other into the log: it is for development only'],
    about: 'what Node tells of itself; production refuses it',
  },
  NODE_TLS_REJECT_UNAUTHORIZED: {
    kind: text,
    rules: [(value) => (value === '0' ? 'is 0: any certificate would be believed' : undefined)],
    about: 'production refuses 0, with which Node believes any certificate',
  },
});
