/**
 * Stands in for lodash' `cloneDeep` under Formik: a copy of a form's first values. What is neither a list nor a plain
 * object (a date, a file) is kept as it is: nobody changes one in place.
 *
 * @param {unknown} value @returns {unknown}
 */
export default function cloneDeep(value) {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cloneDeep(entry)]));
}
