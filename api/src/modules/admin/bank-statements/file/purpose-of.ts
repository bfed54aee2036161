import type { Section } from './section.ts';

const PARTS = ['1', '2', '3', '4', '5', '6'];
/** Banks cut the parts where a line is full, so only the letters are compared. */
const letters = (text: string) => text.replace(/\s/g, '');

/**
 * The purpose of a payment: one field, or several that continue each other. Where both forms are there, the one that
 * holds the other says it all; where neither does, they are parts of one text.
 */
export function purposeOf(section: Section): string {
  const whole = section.text('НазначениеПлатежа');
  const parts = PARTS.map((part) => section.text(`НазначениеПлатежа${part}`)).filter(Boolean);
  const joined = parts.join(' ');
  if (letters(whole).includes(letters(joined))) return whole;
  return letters(joined).includes(letters(whole)) ? joined : `${whole} ${joined}`;
}
