import type { Camel } from './rename-keys.ts';
import type { components } from './schema.d.ts';

/** Every call of the API by its method and address, as its OpenAPI document declares it. */
type Calls = components['schemas']['Calls'];

/** A call, e.g. `GET users/me`. */
export type Call = keyof Calls;

/** What a call answers on the wire. Tests need it, because they play the server. */
export type WireData<Name extends Call> = Calls[Name] extends { readonly data: infer Data } ? Data : never;

/** What a call answers as the interface reads it: `Data<'GET users/me'>['user']`. */
export type Data<Name extends Call> = Camel<WireData<Name>>;

/** Where a member is optional it may also be `undefined`, and then it is not sent. */
type Loose<Shape> = Shape extends readonly unknown[]
  ? Shape
  : Shape extends object
    ? {
        readonly [Key in keyof Shape]:
          | Loose<Shape[Key]>
          | (object extends Pick<Shape, Key> ? undefined : never);
      }
    : Shape;

/** The query of a call. `null` and `undefined` are left out. */
export type Query<Name extends Call> = Calls[Name] extends { readonly query: infer Shape }
  ? Loose<Camel<Shape>>
  : never;

/** The body of a call. */
export type Body<Name extends Call> = Calls[Name] extends { readonly body: infer Shape }
  ? Loose<Camel<Shape>>
  : never;

/** Whether every name of a body can be renamed to camelCase and back. */
type IsSnake<Shape> = keyof Shape extends Lowercase<keyof Shape & string> ? true : false;

/** The names in braces of an address. */
type NameInPath<Address> = Address extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameInPath<Rest>
  : never;

/** What a name in an address stands for: a text, unless the document says more. */
type PathValue<Of, Name extends string> = Of extends {
  readonly path: { readonly [Part in Name]: infer Value };
}
  ? Value
  : string;

type PathPart<Name extends Call> = Name extends `${string}{${string}`
  ? { readonly path: { readonly [Part in NameInPath<Name>]: PathValue<Calls[Name], Part> } }
  : object;

/** The names that a query has on the wire. Its values come from outside, and the API judges them. */
type RawQuery<Shape> = { readonly [Name in keyof Shape]?: string | number | boolean | null | undefined };

type QueryPart<Of> = Of extends { readonly query: infer Shape }
  ? object extends Shape
    ? { readonly query?: Loose<Camel<Shape>> | undefined; readonly rawQuery?: RawQuery<Shape> | undefined }
    : { readonly query: Loose<Camel<Shape>> } | { readonly rawQuery: RawQuery<Shape> }
  : object;

type BodyPart<Of> = Of extends { readonly body: infer Body }
  ? IsSnake<Body> extends true
    ? { readonly body: Loose<Camel<Body>> }
    : { readonly rawBody: Body }
  : object;

/**
 * What a call must be given: its path parameters, query and body, as far as it declares them. `rawQuery` takes the
 * query in the address of a list, `rawBody` a body that cannot be renamed, because its own names are in camelCase.
 */
export type Input<Name extends Call> = PathPart<Name> & QueryPart<Calls[Name]> & BodyPart<Calls[Name]>;

type AddressIn<Name, Verb extends string> = Name extends `${Verb} ${infer Address}` ? Address : never;

/** Addresses that answer a method with data. A remote writes them as they stand in the document. */
export type Address<Verb extends string> = AddressIn<
  { [Name in Call]: Calls[Name] extends { readonly data: unknown } ? Name : never }[Call],
  Verb
>;

/** Addresses that answer with a file. */
export type FileAddress = AddressIn<
  { [Name in Call]: Calls[Name] extends { readonly file: true } ? Name : never }[Call],
  'GET'
>;
