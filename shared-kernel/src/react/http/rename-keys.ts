/**
 * A name as the wire writes it. A name that is written otherwise (`MNT_ID`, `totalSpent`, an id) keeps its spelling.
 */
const SNAKE_NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;
const CAMEL_NAME = /^[a-z]+[a-zA-Z0-9]*$/;

/** The keys of an object of this name are data, so both directions leave them alone. The API's types keep to that. */
const KEPT_KEYS = 'fields';

/** `display_name` → `displayName`. */
export type CamelName<Name> =
  Name extends Lowercase<Name & string>
    ? Name extends `${infer Head}_${infer Tail}`
      ? `${Head}${Capitalize<CamelName<Tail>>}`
      : Name
    : Name;

/** A shape of the wire with the names that the interface uses. */
export type Camel<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Camel<Item>[]
  : Shape extends object
    ? {
        readonly [Key in keyof Shape as CamelName<Key>]: Key extends 'fields'
          ? Shape[Key]
          : Camel<Shape[Key]>;
      }
    : Shape;

/** `display_name` → `displayName`. */
export function toCamelName(name: string): string {
  return SNAKE_NAME.test(name)
    ? name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
    : name;
}

/** `displayName` → `display_name`. */
export function toSnakeName(name: string): string {
  return CAMEL_NAME.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

/** The same value with every key of its objects renamed. */
export function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, item]) => [
      rename(key),
      key === KEPT_KEYS ? item : renameKeys(item, rename),
    ]),
  );
}
