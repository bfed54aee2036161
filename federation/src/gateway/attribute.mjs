/** @param {string} value @returns {string} The same, such that it can stand in a quoted attribute. */
export const attribute = (value) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
