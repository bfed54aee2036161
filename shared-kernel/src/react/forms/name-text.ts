import { type StringSchema, string } from 'yup';
import { TEXT_PATTERN, textProblem, tidyLine, tidyText, tooLongText } from '../../core/text/index.ts';

/** What {@link lineText} and {@link linesText} take. */
export interface TextRule {
  readonly maxLength: number;
  /** What to say where nothing is typed; without it the field may stay empty. */
  readonly required?: string | undefined;
  /** What to say of a text that is too long, instead of how many characters it may have. */
  readonly tooLong?: string | undefined;
}

/** A short text of people on one line (product §5.11). `tidyLine` gives what the form sends of it. */
export function lineText(rule: TextRule): StringSchema {
  return textOf(rule, tidyLine);
}

/** {@link lineText} of several lines, of which `tidyText` gives what is sent. */
export function linesText(rule: TextRule): StringSchema {
  return textOf(rule, tidyText, TEXT_PATTERN);
}

function textOf(
  { maxLength, required, tooLong = tooLongText(maxLength) }: TextRule,
  tidy: (text: string) => string,
  pattern?: RegExp,
): StringSchema {
  const text = string().transform((value: unknown) => (typeof value === 'string' ? tidy(value) : value));
  return (required === undefined ? text : text.required(required))
    .max(maxLength, tooLong)
    .test('characters', (value = '', context) => {
      const message = textProblem(value, pattern);
      return message === undefined || context.createError({ message });
    });
}
