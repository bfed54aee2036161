import {
  type AccessModel,
  compileAccess,
  diffModelAccess,
  type ModelAccess,
  previewModels,
  ruleEffects,
} from '../../../shared-kernel/src/core/model-access/index.ts';
import { straightforward } from './straightforward.ts';

export interface Question {
  readonly before: ModelAccess;
  readonly after: ModelAccess;
  readonly models: readonly AccessModel[];
  readonly rounds: number;
}

/** Milliseconds of each round. */
export interface Timing {
  readonly kernel: number[];
  readonly straightforward: number[];
}

type Work = () => unknown;

function casesOf({ before, after, models }: Question): Record<string, readonly [Work, Work]> {
  const evaluate = () => {
    const { verdictOf } = compileAccess(after);
    return models.map(verdictOf);
  };
  const preview = () => previewModels(after, models);
  const effects = () => ruleEffects(after, models);
  const diff = () => diffModelAccess(before, after, models);
  const base = {
    evaluate: () => straightforward.evaluate(after, models),
    preview: () => straightforward.preview(after, models),
    effects: () => straightforward.effects(after, models),
    diff: () => straightforward.diff(before, after, models),
  };
  return {
    'the verdict on each model': [evaluate, base.evaluate],
    'the preview: also what each verdict overrides': [preview, base.preview],
    'what each rule names and decides': [effects, base.effects],
    'the difference from the saved role': [diff, base.diff],
    'a change in the editor: the last three': [
      () => [preview(), effects(), diff()],
      () => [base.preview(), base.effects(), base.diff()],
    ],
  };
}

function timed(work: Work): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Lets the page breathe, so that no round pays for the garbage of all before. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Measures each case by both evaluators, in turn; they must give the same. */
export async function measure(question: Question): Promise<Record<string, Timing>> {
  const timings: Record<string, Timing> = {};
  for (const [name, [kernel, base]] of Object.entries(casesOf(question))) {
    if (JSON.stringify(kernel()) !== JSON.stringify(base()))
      throw new Error(`${name}: the evaluators give different answers`);
    const timing: Timing = { kernel: [], straightforward: [] };
    for (let round = 0; round < question.rounds; round += 1) {
      await nextTask();
      timing.kernel.push(timed(kernel));
      await nextTask();
      timing.straightforward.push(timed(base));
    }
    timings[name] = timing;
  }
  return timings;
}

Object.assign(window, { measureEvaluation: measure });
