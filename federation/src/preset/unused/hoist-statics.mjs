/** Stands in for what copies a component's static members onto a wrapper: nobody wraps one by Formik or Emotion. */
export default function hoistStatics() {
  throw new Error('Wrapping components is left out of this build: federation/src/preset/unused-parts.mjs');
}
