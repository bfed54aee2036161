/** Stands in for what axios turns forms and address parameters into: the kernel sends JSON and writes queries itself. */
export default function leftOut() {
  throw new Error(
    'Sending forms through axios is left out of this build: federation/src/preset/unused-parts.mjs',
  );
}
