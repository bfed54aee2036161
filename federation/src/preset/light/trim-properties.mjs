import { LEFT_OUT } from './left-out.mjs';

const LIST = /(?<=cssPropertiesStr = ")[^"]+/;

/**
 * Loader of the list by which Chakra tells a style from an attribute: leaves out what no source names.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function trimProperties(source) {
  const [list] = LIST.exec(source) ?? [];
  if (!list) throw new Error(`${this.resourcePath} has no list of CSS properties`);
  const kept = list.split(',').filter((name) => !LEFT_OUT.cssProperties.includes(name));
  return source.replace(LIST, kept.join());
}
