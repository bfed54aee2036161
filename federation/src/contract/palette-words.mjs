import { demand, list, number, object, oneOf, record, text } from './shape.mjs';
import { CALL, CONDITION, ICON, PART_CONDITION, PATH, PERMISSION, PLACE } from './words.mjs';

/** Words that a person may type instead of the label, with spaces between them; the nearest stand first. */
export const SYNONYMS = text(/^[^\s]+(?: [^\s]+)*$/);

/** A part of a screen, or a way to open it: the screen's address with a hash, a query or both. */
export const PART = object(
  { label: text() },
  {
    /** The `id` of the element that is brought into view, and whose heading gets the focus. */
    hash: text(/^[a-z][a-z0-9-]*$/),
    query: text(/^\w+=[\w%.-]+(?:&\w+=[\w%.-]+)*$/),
    synonyms: SYNONYMS,
    when: PART_CONDITION,
    /** Needed beside what the route's guard asks for. */
    permission: PERMISSION,
  },
  (part, where) => demand('hash' in part || 'query' in part, `${where} needs hash or query`),
);

/** How a value is written: as the lists write it. */
const DETAIL = object(
  { at: PLACE },
  {
    /** Without it the value is a text. */
    as: oneOf('money', 'day'),
    /** Where `in` or `out` stands, which gives a sum its sign. */
    direction: PLACE,
    /** What stands before the value, e.g. «ИНН». */
    after: text(),
  },
);

/** A kind of thing that the palette finds, each of which the route opens. Places are named as the wire names them. */
export const FINDS = object(
  {
    /** The kind, in the plural: «Люди». */
    title: text(),
    /** What of it a person types, as the palette's field says it: «человек», «номер заявки». */
    typed: text(),
    /** The place among the kinds of all remotes. */
    order: number,
    /** The list that is asked with `q` and `limit`. */
    call: CALL,
    /** Where the things stand in the answer. */
    items: PLACE,
    /** What a thing is called: the first of these that is not empty. */
    label: list(PLACE),
  },
  {
    details: list(DETAIL),
    /** The address that opens a thing, where it is not the route's own. */
    opens: PATH,
    /** What fills each parameter of the path. `:companyId` may be left to the user. */
    fills: record(PLACE),
    /** What is added to the address as its query, by name. */
    query: record(PLACE),
    /** The element of the screen that is brought into view. */
    hash: text(/^[a-z][a-z0-9-]*$/),
    /** The screen that lists the kind and takes `q` in its address. */
    list: PATH,
    icon: ICON,
    /** A fact about the user that is needed beside the route's guard. */
    when: CONDITION,
    /** Whoever holds this finds the same things by a wider list. */
    unless: PERMISSION,
    /** The call answers with all that there are and knows neither `q` nor `limit`, so the palette looks through it. */
    isWhole: oneOf(true),
  },
);
