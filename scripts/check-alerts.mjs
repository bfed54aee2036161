import { promtoolFailure } from './lib/promtool.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { UserError } from './lib/user-error.mjs';

try {
  const failure = await promtoolFailure((line) => console.log(line));
  if (failure !== undefined) throw new UserError(failure);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
