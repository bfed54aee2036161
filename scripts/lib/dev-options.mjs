import { UserError } from './user-error.mjs';

/**
 * The remotes that a command is given by name. Without names it is all of them.
 *
 * @param {string[]} names as the person wrote them: `account` or `remote-account`
 * @param {string[]} remotes folders that there are
 * @returns {string[]}
 */
export function chooseRemotes(names, remotes) {
  if (names.length === 0) return remotes;
  const folders = names.map((name) => (name.startsWith('remote-') ? name : `remote-${name}`));
  const unknown = folders.find((folder) => !remotes.includes(folder));
  if (unknown === undefined) return folders;
  const known = remotes.map((folder) => folder.replace('remote-', '')).join(', ');
  throw new UserError(`There is no remote "${unknown.replace('remote-', '')}". Name one of: ${known}.`);
}

/**
 * The gateway's settings for development servers.
 *
 * @param {Map<string, number>} ports folder → port of its development server
 * @param {string} [others] further ones, of remotes in other repositories, as the setting names them
 * @returns {NodeJS.ProcessEnv}
 */
export function gatewaySettings(ports, others = '') {
  const address = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  const host = ports.get('host');
  const ours = [...ports]
    .filter(([folder]) => folder !== 'host')
    .map(([folder, port]) => `${folder.replace('remote-', '')}=${address(port)}`);
  const remotes = others === '' ? ours : [...ours, others];
  return {
    ...(host !== undefined && { DEV_HOST: address(host) }),
    ...(remotes.length > 0 && { DEV_REMOTES: remotes.join(',') }),
  };
}
