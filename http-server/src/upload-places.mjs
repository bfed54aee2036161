/** The header by which the gateway asks the API, before it takes a file, who would send it and whether they may. */
export const MAY_SEND_HEADER = 'x-cabinet-may-send';

/** The header of the API's answer 204 to that: the id of the person. */
export const SENDER_HEADER = 'x-cabinet-sender';

/** What somebody is told whose places are all taken. */
export const OWN_UPLOADS_FULL = 'Вы уже загружаете два файла. Дождитесь, пока один из них загрузится';

/** When to come again, in seconds. */
export const UPLOAD_RETRY_S = 2;

/** How many files one process takes at once: of one person, and in all, because each is held as a whole. */
export const UPLOADS_AT_ONCE = Object.freeze({ perPerson: 2, total: 16 });

/**
 * The places for files on their way. Whoever takes one has been asked who they are, so that nobody else can use them up.
 *
 * @param {{perPerson: number, total: number}} [most]
 */
export function createUploadPlaces({ perPerson, total } = UPLOADS_AT_ONCE) {
  /** @type {Map<string, number>} */
  const taken = new Map();
  /** @type {WeakMap<import('node:http').ServerResponse, () => void>} */
  const holders = new WeakMap();
  let inAll = 0;

  return {
    /**
     * Takes a place until the answer begins or its reader is gone.
     *
     * @param {import('node:http').ServerResponse} response
     * @param {string} person
     * @returns {429 | 503 | undefined} Why there is none: the person's own are taken, or all.
     */
    take(response, person) {
      // Nobody would hear when a sender goes who is gone already.
      if (response.destroyed) return undefined;
      const own = taken.get(person) ?? 0;
      if (own >= perPerson) return 429;
      if (inAll >= total) return 503;
      inAll += 1;
      taken.set(person, own + 1);
      holders.set(response, () => {
        holders.delete(response);
        inAll -= 1;
        const left = (taken.get(person) ?? 1) - 1;
        if (left === 0) taken.delete(person);
        else taken.set(person, left);
      });
      response.once('close', () => this.free(response));
      return undefined;
    },
    /** Gives back the place that a request has, if any. @param {import('node:http').ServerResponse} response */
    free: (response) => holders.get(response)?.(),
  };
}
