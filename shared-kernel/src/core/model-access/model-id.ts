/** How many characters the id of a model has at most (product §17.7). */
export const MODEL_ID_MAX_LENGTH = 128;

/**
 * What an id is made of, as providers write them: `meta-llama/llama-3.3-70b`, `llama3:8b`, `gpt_4o`. Two dots and two
 * slashes, and a dot or a slash at the beginning, would read as steps of a path.
 */
export const MODEL_ID_PATTERN = '^(?![./])(?!.*(?:\\.\\.|//))[A-Za-z0-9._/:@-]+$';

/** What is wrong with an id that does not fit. */
export const MODEL_ID_MESSAGE = `Латинские буквы, цифры и знаки . _ - / : @, до ${MODEL_ID_MAX_LENGTH} символов; не с точки и не с «/», без «..» и «//»`;

const PATTERN = new RegExp(MODEL_ID_PATTERN);

/** Whether a new model may have this id. Case is kept, and counts wherever ids are compared. */
export function isModelId(text: string): boolean {
  return text.length <= MODEL_ID_MAX_LENGTH && PATTERN.test(text);
}
