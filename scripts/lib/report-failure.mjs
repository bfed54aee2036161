import { UserError } from './user-error.mjs';

const FIRST_LINES = 20;
const LAST_LINES = 40;

/**
 * The beginning and the end of a long output, because a stack explains at its top and a build at its bottom.
 *
 * @param {string} output
 */
export function excerpt(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= FIRST_LINES + LAST_LINES) return lines.join('\n');
  const left = lines.length - FIRST_LINES - LAST_LINES;
  return [...lines.slice(0, FIRST_LINES), `… ${left} lines left out …`, ...lines.slice(-LAST_LINES)].join(
    '\n',
  );
}

/**
 * Prints why a command stopped: only the advice where there is one, and the stack where it is our bug.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (!(error instanceof UserError)) {
    console.error(error);
    return;
  }
  if (error.output !== '') console.error(`\n${excerpt(error.output)}`);
  console.error(`\n${error.message}`);
}
