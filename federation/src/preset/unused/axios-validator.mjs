const fits = () => true;

/** Stands in for the check of axios' options, which tells a developer of a wrong one: types and tests do. */
export default {
  assertOptions: fits,
  validators: { transitional: fits, spelling: fits },
};
