/**
 * How a text becomes a value. `read` gives undefined for a text that is none; `is` then ends the sentence about it, and
 * the text of a secret is not repeated there.
 *
 * @template T
 * @typedef {object} Kind
 * @property {(text: string) => T | undefined} read
 * @property {string | ((text: string) => string)} is
 * @property {true} [isSecret]
 */

/**
 * Why production refuses a value, in words that follow the variable's name; undefined where it does not.
 *
 * @typedef {(value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined} Rule
 */

/**
 * One variable of the environment, with all that is to be known of it.
 *
 * @typedef {object} Variable
 * @property {Kind<unknown>} kind
 * @property {string} about What it does, for docs/settings.md.
 * @property {unknown} [fallback] Without it an absent variable is undefined.
 * @property {unknown} [demo] What the demonstration takes instead.
 * @property {string} [shown] How docs/settings.md tells the default, where the value does not tell it.
 * @property {string} [required] Production cannot do without it; in words that follow its name.
 * @property {readonly Rule[]} [rules]
 */

/** @typedef {Readonly<Record<string, Variable>>} VariableTable */

/** @typedef {Readonly<Record<string, string | undefined>>} Env */

/**
 * @template V
 * @typedef {V extends {kind: {read(text: string): infer T}} ? Exclude<T, undefined> | (V extends {fallback: infer F} ? F : undefined) : never} ValueOf
 */

/**
 * Reads and judges every variable of a table, and gathers whatever is wrong: who starts a process puts it right in one go.
 *
 * @template {VariableTable} Table
 * @param {Table} table
 * @param {Env} env
 * @returns {{values: {[Name in keyof Table]: ValueOf<Table[Name]>}, problems: string[]}}
 */
export function readVariables(table, env) {
  const isDemo = env.CABINET_MODE?.trim() === 'demo';
  /** @type {Record<string, unknown>} */
  const values = {};
  /** @type {Map<string, string>} */
  const unread = new Map();
  for (const [name, { kind, fallback, demo }] of Object.entries(table)) {
    const text = env[name]?.trim() ?? '';
    const value = text === '' ? undefined : kind.read(text);
    values[name] = value ?? (isDemo ? (demo ?? fallback) : fallback);
    if (text === '' || value !== undefined) continue;
    const is = typeof kind.is === 'string' ? kind.is : kind.is(text);
    unread.set(name, kind.isSecret ? `${name} ${is}` : `${name} is "${text}"; ${is}`);
  }
  const judged = isDemo ? [] : Object.entries(table).filter(([name]) => !unread.has(name));
  const refused = judged.flatMap(([name, variable]) => {
    const reasons = refusals(variable, values[name], values);
    return reasons.map((reason) => `${name} ${reason}`);
  });
  return { values: Object(values), problems: [...unread.values(), ...refused] };
}

/**
 * @param {Variable} variable
 * @param {unknown} value
 * @param {Readonly<Record<string, unknown>>} all
 * @returns {string[]}
 */
function refusals({ required, rules = [] }, value, all) {
  if (value === undefined || value === '') return required === undefined ? [] : [required];
  return rules.map((rule) => rule(value, all)).filter((reason) => reason !== undefined);
}
