import { nodeVersionProblem } from './node-version.mjs';

// Imported first, for its effect: an old Node is told so before anything newer than it is loaded.
const problem = nodeVersionProblem(process.version);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
