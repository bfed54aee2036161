/** The line that ends what began on a line with the same indent, and not just its list of parameters. */
const END = /^\}(?:;|,|\(.*\);)?$/;

/** A function, a method, or a variable that holds a function. @param {string} name */
const beginOf = (name) =>
  new RegExp(
    `^([ \\t]*)((?:async )?function |(?:var|const|let) |(?:async )?(?=\\w+\\(.*\\) \\{$))${name}(?=\\(| = .*[({]$)`,
  );

/**
 * Replaces functions that this build never calls by ones that throw, with all that only they need.
 *
 * It goes by the indent of a line, which published builds of libraries keep, because a parser would read every one of
 * them again. What is not found fails the build: the library has changed, and with it what can be left out.
 *
 * @param {string} source Text of a module, not minified.
 * @param {readonly string[]} names Of its functions, methods and variables that hold a function.
 * @returns {string}
 * @throws {Error} When there is not exactly one function of a name.
 */
export function leaveOutFunctions(source, names) {
  const lines = source.split('\n');
  for (const name of names) {
    const begin = beginOf(name);
    const found = lines.flatMap((line, index) => {
      const [, indent, kind] = begin.exec(line) ?? [];
      return indent === undefined || kind === undefined ? [] : [{ index, indent, kind }];
    });
    // A class in the old style has a function of its own name inside.
    const outermost = Math.min(...found.map(({ indent }) => indent.length));
    const [declared, ...others] = found.filter(({ indent }) => indent.length === outermost);
    if (!declared || others.length > 0) throw new Error(`${found.length} functions are ${name}`);
    const { index: start, indent, kind } = declared;
    const end = lines.findIndex(
      (line, index) => index > start && line.startsWith(indent) && END.test(line.slice(indent.length)),
    );
    if (end === -1) throw new Error(`${name} has no end`);
    const body = `{ throw Error("${name} is left out of this build"); }`;
    const isVariable = /^(?:var|const|let) $/.test(kind);
    lines.splice(
      start,
      end - start + 1,
      `${indent}${kind}${name}${isVariable ? ` = () => ${body};` : `() ${body}`}`,
    );
  }
  return lines.join('\n');
}

/**
 * Lets the bundler drop components that nobody uses: to wrap one, or to make a context, has no effect but its result, and
 * names for developer tools are nothing to a production build.
 *
 * @param {string} source Text of a module, not minified.
 * @returns {string}
 */
export function markPureReact(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = ".*";$/gm, '');
}

/**
 * Loader; its options are `functions`, for {@link leaveOutFunctions}, and `react`, for {@link markPureReact}. `part` is
 * what a file of no telling name holds if it is meant.
 *
 * @this {import('@rspack/core').LoaderContext<{functions: readonly string[], part?: string, react?: boolean}>}
 * @param {string} source
 */
export default function leaveOut(source) {
  const { functions, part = '', react: isReact = false } = this.getOptions();
  if (!source.includes(part)) return source;
  const rest = leaveOutFunctions(source, functions);
  return isReact ? markPureReact(rest) : rest;
}
