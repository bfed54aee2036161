/**
 * Stands in for lodash' `toPath` under Formik: the steps of a field's name, which is made of words with dots between
 * them and indexes in brackets. Names in quotes are not read.
 *
 * @param {string | readonly string[]} name @returns {string[]}
 */
export default function toPath(name) {
  return typeof name === 'object' ? name.map(String) : (String(name).match(/[^.[\]]+/g) ?? []);
}
