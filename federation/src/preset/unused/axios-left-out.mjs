/**
 * Stands in for what axios does on demand and the kernel never asks for: forms (it sends JSON), a query out of
 * parameters (it writes its own), cookies, cancel tokens (a signal cancels).
 */
export default function leftOut() {
  throw new Error('This part of axios is left out of this build: federation/src/preset/unused-parts.mjs');
}
