/**
 * What a guard or a line of the menu asks for: any one of these is enough, and nothing is asked where there is none.
 *
 * @param {{permission?: string, anyPermission?: readonly string[]} | undefined} asking
 * @returns {readonly string[]}
 */
export const neededPermissions = ({ permission, anyPermission = [] } = {}) =>
  permission === undefined ? anyPermission : [permission];
