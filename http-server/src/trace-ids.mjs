import { randomBytes } from 'node:crypto';

/** Maker of ids for requests: short, unique across instances, and free of meaning. @returns {() => string} */
export function createTraceIds() {
  const instance = randomBytes(5).toString('hex');
  let requests = 0;
  return () => {
    requests += 1;
    return `${instance}-${requests.toString(36)}`;
  };
}
