import { list, oneOf, text } from './shape.mjs';

export const PATH = text(/^\/(?:[a-z0-9-]+|:[a-zA-Z]+)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*$/);
export const PERMISSION = text(/^[a-z_]+:[a-z_]+$/);
/** Any one of these is enough. */
export const ANY_PERMISSION = list(PERMISSION);

const FACTS = /** @type {const} */ (['hasGroup', 'companyMember', 'notCompanyMember']);
/** A fact about the user. */
export const CONDITION = oneOf(...FACTS);
/** A fact that no line of the menu needs is one of these. */
export const PART_CONDITION = oneOf(...FACTS, 'groupOwner');

/** Name of an icon of the kernel's set. */
export const ICON = text(/^[a-z][a-z-]*$/);

/** A GET address below `/api/v1/` with its query. `:companyId` is filled from the user. */
export const CALL = text(/^[a-z](?:[\w/-]|\/:companyId(?![a-zA-Z]))*(?:\?[\w=&%.-]+)?$/);
/** Where a value stands in what the API answers: names, and places in lists, such as `items.0.id`. */
export const PLACE = text(/^\w+(?:\.\w+)*$/);
