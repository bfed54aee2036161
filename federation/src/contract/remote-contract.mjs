import { FINDS, PART, SYNONYMS } from './palette-words.mjs';
import { check, demand, list, number, object, oneOf, record, text, unique } from './shape.mjs';
import { ANY_PERMISSION, CALL, CONDITION, ICON, PATH, PERMISSION, PLACE } from './words.mjs';

/** @template S @typedef {import('./shape.mjs').Infer<S>} Infer */

/** The name, in lower case and unique in the registry. It is also the container's name. */
export const NAME = text(/^[a-z][a-z0-9-]*$/);
export const VERSION = text(/^\d+\.\d+\.\d+$/);
const ID = text(/^[a-z][a-zA-Z0-9-]*$/);
/** One value of what the API answers. */
const SAMPLE = object({ call: CALL, at: PLACE });

/** @param {{permission?: string, anyPermission?: string[]}} [asking] */
const hasOneNeed = (asking = {}) => !('permission' in asking && 'anyPermission' in asking);

/** @param {string} path */
const parametersOf = (path) => (path.match(/:[a-zA-Z]+/g) ?? []).map((name) => name.slice(1));

const ROUTE = object(
  {
    /** Key of the screen's loader in the remote's `routes` record. */
    id: ID,
    /** Path pattern with `:params`, e.g. `/company/:companyId`. */
    path: PATH,
    /** Russian document title. */
    title: text(),
  },
  {
    /** Anybody may open it, with or without a session. Exactly one of `public` and `guard` is present. */
    public: oneOf(true),
    /**
     * A signed-in user who is no guest is needed, and the permission when one is named, or any one of several (product
     * §2.2, §2.3).
     */
    guard: object({ session: oneOf(true) }, { permission: PERMISSION, anyPermission: ANY_PERMISSION }),
    /** A second factor is added here: the one screen that stays open to whoever must have one by now (product §12.13). */
    addsFactor: oneOf(true),
    /**
     * The shape that stands in for the screen until its code has come: `overview` is a greeting over cards, `list` a
     * table with its filters, `form` a form beside its summary. Without it the shape is a title over two cards.
     */
    skeleton: oneOf('overview', 'list', 'form'),
    /**
     * GET addresses below `/api/v1/` with their query, for which the screen asks as it opens at its bare path. The page
     * asks for them while the code is on its way, and so does a pointer over a link.
     */
    firstCalls: list(text(/^[a-z][\w/-]*(?:\?[\w=&%.-]+)?$/)),
    /**
     * How the command palette lists the screen for a person whose menu does not show it. Without it the palette lists
     * the screen by its title, unless the menu hides its line from that person.
     */
    command: object({ label: text() }, { when: CONDITION, synonyms: SYNONYMS }),
    /** Parts of the screen, and ways to open it, that the palette lists beside the screen itself. */
    commands: list(PART),
    /** Kinds of things that the screen opens, and how the palette finds them. */
    finds: list(FINDS),
    /** Where a check of the screen finds a value for each parameter of its path. Pages are not told. */
    sample: record(SAMPLE),
  },
  (route, where) => {
    demand('public' in route !== 'guard' in route, `${where} needs exactly one of public and guard`);
    demand(hasOneNeed(route.guard), `${where}.guard needs at most one of permission and anyPermission`);
    const parameters = parametersOf(route.path);
    for (const name of Object.keys(route.sample ?? {}))
      demand(parameters.includes(name), `${where}.sample.${name} is no parameter of ${route.path}`);
    for (const [index, { opens = route.path, fills = {} }] of (route.finds ?? []).entries()) {
      const place = `${where}.finds[${index}].fills`;
      const wanted = parametersOf(opens);
      for (const name of Object.keys(fills))
        demand(wanted.includes(name), `${place}.${name} is no parameter of ${opens}`);
      for (const name of wanted) demand(name in fills || name === 'companyId', `${place}.${name} is missing`);
    }
  },
);

const MENU_ITEM = object(
  {
    /** Section of the sidebar (product §2.5), or `person`, which is the avatar menu (product §2.6). */
    section: oneOf('main', 'account', 'group', 'company', 'administration', 'tools', 'person'),
    label: text(),
    /** The path of one of the remote's own routes. `:companyId` is filled from the user. */
    path: PATH,
    /** The place within the section. The lines of all remotes are sorted by it. */
    order: number,
  },
  {
    /** The label where there is room for one word, as under an icon of a phone's bar. It is a part of `label`. */
    shortLabel: text(),
    permission: PERMISSION,
    anyPermission: ANY_PERMISSION,
    /** A fact about the user that the line needs beside its permission. */
    when: CONDITION,
    /** Name of an icon of the kernel's set. */
    icon: ICON,
    synonyms: SYNONYMS,
    /**
     * Addresses whose screens belong to the line, each with everything below it. Without them only the line's own
     * address counts, which is wrong for a line that lies above screens of others.
     */
    within: list(PATH),
    /**
     * Kinds of what waits for the person (`users/me/attention`) that are done here, of a group's or a company's alone as
     * `exhausted_caps/group`. The line says how many there are.
     */
    attention: list(text(/^[a-z][a-z_]*(?:\/[a-z]+)?$/)),
  },
  (item, where) => demand(hasOneNeed(item), `${where} needs at most one of permission and anyPermission`),
);

/** @param {readonly string[]} paths @param {string} address */
const hasBelow = (paths, address) => paths.some((path) => path === address || path.startsWith(`${address}/`));

export const CONTRACT = object(
  {
    name: NAME,
    version: VERSION,
    /** Range of kernel versions that the remote runs with, e.g. `>=2.0 <3`. */
    kernel: text(),
    routes: list(ROUTE),
    menu: list(MENU_ITEM),
    /** Ids of modals that the host may open. */
    modals: list(ID),
  },
  {},
  ({ routes, menu, modals }, where) => {
    const paths = routes.map(({ path }) => path);
    for (const values of [routes.map(({ id }) => id), paths]) unique(values, `${where}.routes`);
    unique(modals, `${where}.modals`);
    for (const { id, finds = [] } of routes)
      for (const { title, list: listed } of finds)
        demand(
          listed === undefined || paths.includes(listed),
          `${where}: the list of «${title}» of ${id} is no route of this remote`,
        );
    for (const [index, { path, within = [] }] of menu.entries()) {
      demand(paths.includes(path), `${where}.menu[${index}].path is no route of this remote`);
      for (const [place, address] of within.entries())
        demand(
          hasBelow(paths, address),
          `${where}.menu[${index}].within[${place}] holds no route of this remote`,
        );
    }
  },
);

/** A screen that a remote offers. @typedef {Infer<typeof ROUTE>} RouteContract */
/** @typedef {NonNullable<RouteContract['commands']>[number]} PartContract */
/** @typedef {NonNullable<RouteContract['finds']>[number]} FindsContract */
/** A line of the sidebar. @typedef {Infer<typeof MENU_ITEM>} MenuItemContract */
/** @typedef {MenuItemContract['section']} MenuSection */
/** @typedef {NonNullable<MenuItemContract['when']>} MenuCondition */
/** What a remote offers, as data: `remote.contract.ts`, published as `contract.json`. @typedef {Infer<typeof CONTRACT>} RemoteContract */

/**
 * Checks one contract, strictly.
 *
 * @param {unknown} value Parsed JSON or the default export of `remote.contract.ts`.
 */
export const validateContract = (value) => check(CONTRACT, value, 'contract', { isStrict: true });
