import { describe, expect, it } from '@jest/globals';
import { LETTER_KIND } from '#lib/mail/index.ts';
import { LINK } from '#test/links.ts';
import { LETTER_SAMPLES, SAMPLE_WORDS, type SampleWords } from './letter-samples.ts';

const ORIGIN = 'https://cabinet.example';
const HOSTILE =
  'x».\r\n\r\nВНИМАНИЕ! https://evil.example/login\u2028<a href="//evil.example">жмите</a> evil。example';
const hostile: SampleWords = {
  origin: ORIGIN,
  person: HOSTILE,
  otherPerson: HOSTILE,
  organisation: HOSTILE,
  role: HOSTILE,
  reason: HOSTILE,
};
/** Addresses that we write ourselves, and that the reader knows. */
const OURS = /\S+@demo\.\u2060?example/g;

const SAMPLES = Object.entries(LETTER_SAMPLES);

/** Signs as a mail program shows them. */
const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));

/** What a reader of the HTML part reads, line by line. */
function readable(html: string): string[] {
  const shown = html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<\/(p|td|li|h1|tr)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return decoded(shown)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decoded(href ?? ''));
const words = (lines: readonly string[]) => lines.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the letters', () => {
  it('have a sample each', () => {
    expect(Object.keys(LETTER_SAMPLES).sort()).toEqual(Object.keys(LETTER_KIND).sort());
    for (const [kind, sample] of SAMPLES) expect(sample({ ...SAMPLE_WORDS, origin: ORIGIN }).kind).toBe(kind);
  });

  it.each(SAMPLES)('%s says nothing in our voice that people typed', (_kind, sample) => {
    const { subject, text, html } = sample(hostile);
    for (const line of [...text.split('\n'), ...readable(html), subject]) {
      expect(line).not.toMatch(/^(ВНИМАНИЕ|жмите)/);
      const isButton = line.startsWith(`${ORIGIN}/`);
      if (!isButton) expect(line.replace(OURS, '')).not.toMatch(LINK);
    }
    expect(html).not.toContain('<a href="//');
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(SAMPLES)('%s has one button at most, which leads to the cabinet', (_kind, sample) => {
    const { html, text } = sample(hostile);
    const links = hrefs(html);
    expect(links.length).toBeLessThanOrEqual(1);
    for (const href of links) expect(href.startsWith(`${ORIGIN}/`)).toBe(true);
    expect([...text.matchAll(/^https:\S+$/gm)].map(([url]) => url)).toEqual(links);
    expect(html).not.toMatch(/<(img|script|link|iframe|form|svg)\b|url\(|\ssrc=|\son\w+=/i);
  });

  it.each(SAMPLES)('%s says the same in both parts', (_kind, sample) => {
    const { subject, text, html } = sample({ ...SAMPLE_WORDS, origin: ORIGIN });
    const spoken = words(text.split('\n').filter((line) => line !== '-- '));
    const seen = words(
      readable(html).map((line) => line.replace('Кнопка не нажимается? Скопируйте адрес:', '')),
    );
    expect(seen).toEqual([...words(['Кабинет', subject]), ...spoken]);
  });

  it.each(SAMPLES)('%s leads nowhere where nobody knows the address of the cabinet', (kind, sample) => {
    const { html, text } = sample({ ...SAMPLE_WORDS, origin: '' });
    expect(hrefs(html)).toEqual([]);
    const hadButton = hrefs(sample({ ...SAMPLE_WORDS, origin: ORIGIN }).html).length > 0;
    expect([kind, text.includes('Чтобы продолжить, войдите в кабинет.')]).toEqual([kind, hadButton]);
  });

  it('say what they are about beside the longest name', () => {
    const long = 'Я'.repeat(500);
    const { subject } = LETTER_SAMPLES['company-suspended']({ ...hostile, organisation: long });
    expect(subject).toMatch(/^Доступ к компании «Я{49}…» приостановлен$/);
  });

  it('show a code on a line of its own', () => {
    const { text, html } = LETTER_SAMPLES['password-reset']({ ...SAMPLE_WORDS, origin: ORIGIN });
    expect(text).toMatch(/^482913-507264$/m);
    expect(readable(html)).toContain('482913-507264');
  });

  it('keep a sum together', () => {
    const { text } = LETTER_SAMPLES['low-balance']({ ...SAMPLE_WORDS, origin: ORIGIN });
    expect(text).toContain('1\u00a0234,56\u00a0₽');
  });
});
