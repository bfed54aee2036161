import { trustedProxies } from '../trusted-proxies.mjs';

/**
 * @template T
 * @typedef {import('./read-variables.mjs').Kind<T>} Kind
 */

/** @type {Kind<string>} */
export const text = { read: (value) => value, is: '' };

/** @type {Kind<boolean>} */
export const flag = {
  read: (value) => ({ 1: true, true: true, 0: false, false: false })[value],
  is: 'it is 1 or 0',
};

/**
 * @param {number} [min]
 * @param {number} [max]
 * @returns {Kind<number>}
 */
export function integer(min = 0, max = 999_999_999) {
  return {
    read: (value) =>
      /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined,
    is: `it is a whole number from ${min} to ${max}`,
  };
}

export const port = integer(1, 65_535);

/**
 * @template {string} T
 * @param {readonly T[]} choices
 * @returns {Kind<T>}
 */
export function choice(choices) {
  return { read: (value) => choices.find((each) => each === value), is: `it is ${choices.join(', ')}` };
}

const HTTP_ADDRESS = 'it is an http or https address';

/** @type {Kind<string>} */
export const link = { read: (value) => (isHttp(value) ? value : undefined), is: HTTP_ADDRESS };

/**
 * A page that everybody is led to: over https in every mode, and without a password, which all would see.
 *
 * @type {Kind<string>}
 */
export const publicPage = {
  read: (value) => (isPublicPage(value) ? new URL(value).href : undefined),
  is: 'it is an https address without a user and a password',
};

/**
 * How people reach somebody, as a link: `mailto:`, `tel:` or `https:`. An e-mail has no sign by which mail programs
 * would read more than an address out of the link.
 *
 * @type {Kind<string>}
 */
export const reachableAt = {
  read(value) {
    if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(value)) return `mailto:${value}`;
    if (/^\+7(?:[ ()-]*\d){10}$/.test(value)) return `tel:+${value.replace(/\D/g, '')}`;
    return publicPage.read(value);
  },
  is: 'it is an e-mail, a phone such as +7 495 000-00-00, or an https address',
};

/**
 * An address to which a path may be added.
 *
 * @type {Kind<string>}
 */
export const baseUrl = {
  read: (value) => (isHttp(value) ? value.replace(/\/+$/, '') : undefined),
  is: HTTP_ADDRESS,
};

/**
 * Several of them, each once.
 *
 * @type {Kind<readonly string[]>}
 */
export const baseUrls = {
  read(value) {
    const listed = parts(value).map((each) => baseUrl.read(each) ?? '');
    return listed.includes('') || new Set(listed).size < listed.length ? undefined : listed;
  },
  is: 'it lists http or https addresses, each once',
};

/**
 * An address without anything behind the host: the cabinet lives at the root of its origin.
 *
 * @type {Kind<string>}
 */
export const rootUrl = {
  read: (value) =>
    isHttp(value) && new URL(value).href === `${originOf(value)}/` ? originOf(value) : undefined,
  is: (value) =>
    isHttp(value) ? `the cabinet works at the root of an origin only: ${originOf(value)}` : HTTP_ADDRESS,
};

/**
 * They stand in the content security policy word for word, where a space or a semicolon starts a new entry.
 *
 * @type {Kind<string[]>}
 */
export const origins = {
  read(value) {
    const listed = parts(value).map((each) => each.replace(/\/$/, ''));
    return listed.every((each) => isHttp(each) && originOf(each) === each) ? listed : undefined;
  },
  is: 'it lists origins such as https://www.payanyway.ru',
};

/**
 * Names and addresses of machines, each as it stands in an address.
 *
 * @type {Kind<readonly string[]>}
 */
export const hosts = {
  read(value) {
    const listed = parts(value);
    return listed.every((each) => /^(?:[\w.-]+|\[[\da-f:]+\])$/i.test(each)) ? listed : undefined;
  },
  is: 'it lists names and addresses of machines, without ports',
};

/**
 * An address that may carry a password, so the problem never shows it.
 *
 * @param {...string} protocols
 * @returns {Kind<string>}
 */
export function secretUrl(...protocols) {
  return {
    read: (value) => (URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined),
    is: `is no address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    isSecret: true,
  };
}

/**
 * The proxies whose word counts: a list that cannot be read would end the process.
 *
 * @type {Kind<string>}
 */
export const proxies = {
  read(value) {
    try {
      trustedProxies(value);
      return value;
    } catch {
      return undefined;
    }
  },
  is: 'it lists loopback, linklocal, uniquelocal, addresses and networks such as 10.0.0.0/8',
};

/**
 * @param {string} value
 * @returns {string[]} What stands between the commas.
 */
export function parts(value) {
  return value.split(',').map((each) => each.trim());
}

/** @param {string} value */
function isHttp(value) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** @param {string} value */
function isPublicPage(value) {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/** @param {string} value */
function originOf(value) {
  return new URL(value).origin;
}

/**
 * @param {string} address
 * @returns {boolean} Whether it leads back to this machine.
 */
export function isLoopback(address) {
  const { hostname } = new URL(address);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
