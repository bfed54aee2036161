import { addMoney, fromWire, multiplyMoney, subtractMoney, toWire } from '@cabinet/kernel/core/money';

const MULTIPLIER = /^\d{1,3}(\.\d{1,4})?$/;
const PERCENT = /^[+-]?\d{1,4}(\.\d{1,2})?$/;
/** The largest multiplier that the API takes. */
export const MULTIPLIER_MAX = 100;
const ONE = fromWire('1');

/** A number as people type it: with a comma, with a typographic minus, with spaces and «%». */
const plain = (text: string) =>
  text
    .replaceAll(/[\s%×]/g, '')
    .replace(',', '.')
    .replaceAll(/[−–—]/g, '-');

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
const spoken = (text: string) => text.replace('.', ',').replace('-', '−');

/** What the API takes, or `null` where it takes none of it. */
export function readMultiplier(text: string): string | null {
  const number = plain(text);
  if (!MULTIPLIER.test(number) || !/[1-9]/.test(number)) return null;
  return Number(number) > MULTIPLIER_MAX ? null : number;
}

/** «-5» → «0,95»; empty where it is no percentage. */
export function multiplierOfPercent(text: string): string {
  const number = plain(text);
  if (!PERCENT.test(number)) return '';
  const multiplier = addMoney(ONE, multiplyMoney(fromWire(number.replace('+', '')), '0.01'));
  return spoken(trimmed(toWire(multiplier)));
}

/** «0,95» → «−5»; empty where it is no multiplier. */
export function percentOfMultiplier(text: string): string {
  const multiplier = readMultiplier(text);
  if (multiplier === null) return '';
  return spoken(trimmed(toWire(multiplyMoney(subtractMoney(fromWire(multiplier), ONE), '100'))));
}

/** «×0,95». */
export const multiplierText = (multiplier: string) => `×${spoken(trimmed(multiplier))}`;

/** «−5 %»: by how much a price changes. */
export function percentText(multiplier: string): string {
  const percent = percentOfMultiplier(multiplier);
  return `${/^[1-9]/.test(percent) || percent.startsWith('0,') ? '+' : ''}${percent}\u00a0%`;
}

/** As a form shows a saved one. */
export const shownMultiplier = (multiplier: string) => spoken(trimmed(multiplier));
