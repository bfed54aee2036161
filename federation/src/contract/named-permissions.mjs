import { neededPermissions } from './needed-permissions.mjs';

/**
 * The permissions that a contract names.
 *
 * @param {Pick<import('./remote-contract.mjs').RemoteContract, 'routes' | 'menu'>} contract
 * @returns {string[]}
 */
export const namedPermissions = ({ routes, menu }) => [
  ...[
    ...routes.map(({ guard }) => guard),
    ...menu,
    ...routes.flatMap(({ commands = [] }) => commands),
  ].flatMap((asking) => neededPermissions(asking)),
  ...routes.flatMap(({ finds = [] }) => finds).flatMap(({ unless }) => unless ?? []),
];
