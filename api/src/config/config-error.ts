import { OperatorError } from './operator-error.ts';

/** All problems at once, so that a wrong environment can be fixed in one go. */
export class ConfigError extends OperatorError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
