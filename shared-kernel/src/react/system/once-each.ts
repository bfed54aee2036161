/**
 * Keeps what a function makes of an object, so that it is made once for that object. Chakra compiles a styled element's
 * recipe anew each time the element is drawn.
 *
 * @param make Depends on nothing but its argument.
 */
export function onceEach<Make extends (recipe: never) => object>(make: Make): Make {
  const made = new WeakMap<object, object>();
  // A proxy keeps the type parameters of the function that it stands for.
  return new Proxy(make, {
    apply(target, self, given: [object]) {
      const [recipe] = given;
      const known = made.get(recipe);
      if (known) return known;
      const fresh: object = Reflect.apply(target, self, given);
      made.set(recipe, fresh);
      return fresh;
    },
  });
}
