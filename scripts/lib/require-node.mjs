import { nodeVersionProblem } from './node-version.mjs';

// This file is imported first, for its effect: an old Node is told so before anything is loaded that needs a newer one.
const problem = nodeVersionProblem(process.version);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
