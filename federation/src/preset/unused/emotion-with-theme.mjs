/** Stands in for what copies statics on a component that `withTheme` wraps: nobody asks Emotion for its theme. */
export default function leftOut() {
  throw new Error('withTheme is left out of this build: federation/src/preset/unused-parts.mjs');
}
