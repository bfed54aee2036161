import { parse, print } from '@swc/core';
import { LEFT_OUT } from './left-out.mjs';

/** @typedef {import('@swc/core').Property | import('@swc/core').SpreadElement} Entry */

/** @param {Entry} entry */
const nameOf = (entry) => ('key' in entry && 'value' in entry.key ? String(entry.key.value) : '');

/** @param {unknown} node @returns {import('@swc/core').ObjectExpression[]} Every object that is written in a module. */
function objectsOf(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(objectsOf);
  return 'type' in node && node.type === 'ObjectExpression'
    ? [/** @type {import('@swc/core').ObjectExpression} */ (node), ...inside]
    : inside;
}

/**
 * Loader of Chakra's basic configuration: leaves out the utilities and conditions that no source names.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default async function trimConfiguration(source) {
  const module = await parse(source, { syntax: 'ecmascript', target: 'es2022' });
  const objects = objectsOf(module);
  for (const leftOut of [LEFT_OUT.utilities, LEFT_OUT.conditions]) {
    const owner = objects.find(({ properties }) => {
      const names = new Set(properties.map(nameOf));
      return leftOut.every((name) => names.has(name));
    });
    if (!owner) throw new Error(`${this.resourcePath} has no object with ${leftOut.join(', ')}`);
    owner.properties = owner.properties.filter((entry) => !leftOut.includes(nameOf(entry)));
  }
  return (await print(module)).code;
}
