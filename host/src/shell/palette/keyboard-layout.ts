const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';

const swaps = new Map<string, string>();
[...LATIN].forEach((latin, index) => {
  const cyrillic = CYRILLIC.charAt(index);
  swaps.set(latin, cyrillic);
  if (cyrillic !== '.') swaps.set(cyrillic, latin);
});

/** What the same keys give in the other layout: «gjgjkybnm» is «пополнить», «кщдуы» is «roles». */
export function swapKeyboardLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => swaps.get(letter) ?? letter).join('');
}
