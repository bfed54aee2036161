const MIN_DIFFERENT = 8;

/** Why a secret can be guessed; nothing where it cannot be said at a glance. */
export function secretProblem(name: string, secret: string, minLength: number): string | undefined {
  if (secret.length < minLength) return `${name} must be a secret of at least ${minLength} characters`;
  if (new Set(secret).size < MIN_DIFFERENT || isRepetition(secret))
    return `${name} repeats itself; make a random one, as with: openssl rand -hex 32`;
  return undefined;
}

/** "abcabcab": a piece of at most half the length, again and again. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}
