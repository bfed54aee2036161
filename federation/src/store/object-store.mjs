/**
 * The place where releases are kept, as named byte strings. What is put there stays as it is for ever. Only what `swap`
 * writes changes, and only from the state that its writer has seen.
 *
 * Keys are relative paths of `[A-Za-z0-9._-]` segments, e.g. `mfe/company/1.0.0-abc/release.json`.
 *
 * @typedef {object} ObjectStore
 * @property {string} address Where it is, for people; without secrets.
 * @property {(key: string) => Promise<StoredObject | null>} read Null when there is none.
 * @property {(key: string) => Promise<string | null>} peek The tag that `read` would give, without the body.
 * @property {(key: string, body: Buffer) => Promise<boolean>} put Keeps an object that is never changed afterwards; false
 *   when the key is taken already (what stands there stays).
 * @property {(key: string, body: Buffer, tag: string | null) => Promise<boolean>} swap Replaces the object when its tag is
 *   still this one (null: when there is none); false when somebody else was first.
 * @property {(prefix: string) => Promise<ListedObject[]>} list All objects whose key begins so, in order of their keys.
 * @property {(keys: readonly string[]) => Promise<void>} remove Those that are not there are passed over.
 */

/** @typedef {{body: Buffer, tag: string}} StoredObject `tag` names this content, and no other that the key ever had. */
/** @typedef {{key: string, bytes: number, putAt: Date}} ListedObject */

export {};
