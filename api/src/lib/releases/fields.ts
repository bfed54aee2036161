import { Type } from 'typebox';

/** Name of a remote. */
export const RemoteField = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });

/** Directory of a build: `<version>-<build>`. */
export const BuildField = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[a-z0-9]{1,64}$', maxLength: 100 });
