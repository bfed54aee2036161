import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { sourcesOf } from './product-citations.mjs';

// Every time that the cabinet shows is Moscow's, by one module of the kernel. What reads the clock of the machine instead shows
// another day in Vladivostok than the filter, the file and the letter.

const ROOT = resolve(import.meta.dirname, '..');

/** Folders whose code runs in the browser, in the API or for its pages. */
const RUNNING = /^(host|api|federation|shared-.+|remote-.+)$/;

/** The one module of the clock. */
const CLOCK = 'shared-kernel/src/core/calendar/';

/** What reads or writes the machine's own time zone, or chooses one. */
const LOCAL = [
  /\bIntl\.DateTimeFormat\b/g,
  /\btoLocale(Date|Time)String\(/g,
  /\bto(Date|Time)String\(/g,
  /\.get(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(/g,
  /\.set(FullYear|Month|Date|Hours|Minutes|Seconds)\(/g,
  /\bnew Date\((?:[^()]|\([^()]*\))*,(?!\s*\))/g,
  /\btimeZone\b|\bMOSCOW_ZONE\b/g,
  /(?:\b(?:at|now|moment|date|time|day)|(?:At|_at|Date|Time|Day|From|To)|new Date\([^()]*\))\.toLocaleString\(/g,
];

/** What may ask it, with the reason. */
const ALLOWED = {
  // The greeting is of the person's own morning; the day beside it is Moscow's.
  'host/src/router/heading-words.ts': ['.getHours('],
  'remote-account/src/screens/home/greeting-header.tsx': ['.getHours('],
  // The library of the calendar asks for the name of the zone whose today it marks.
  'shared-kernel/src/react/ui/calendar/calendar.tsx': ['MOSCOW_ZONE', 'timeZone'],
  // The time zone is a trait of a device.
  'shared-kernel/src/react/fingerprint/device-traits.ts': ['Intl.DateTimeFormat', 'timeZone'],
};

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** @param {string} file @param {string} text */
function localTimes(file, text) {
  if (file.startsWith(CLOCK)) return [];
  const allowed = Object.entries(ALLOWED).find(([name]) => name === file)?.[1] ?? [];
  return LOCAL.flatMap((pattern) => withoutComments(text).match(pattern) ?? [])
    .filter((found) => !allowed.includes(found))
    .map((found) => `${file}: ${found}`);
}

const sources = sourcesOf(ROOT, RUNNING);

it('shows every time by the clock of Moscow', () => {
  assert.ok(sources.length > 1000);
  const found = sources.flatMap(({ file, text }) => localTimes(file, text));
  assert.deepEqual(found, []);
});

it('notices a time by the machine, and lets a greeting and a number be', () => {
  const wrong = [
    "new Intl.DateTimeFormat('ru-RU')",
    'new Date(at).getHours()',
    'now.setDate(1)',
    'new Date(2026, 10, 28)',
    'new Date(moment.getTime(), 1)',
    "createdAt.toLocaleString('ru-RU')",
    "new Date(value).toLocaleString('ru-RU')",
    'at.toLocaleDateString()',
  ];
  for (const text of wrong) assert.notDeepEqual(localTimes('host/src/a.ts', text), [], text);
  const right = [
    "count.toLocaleString('ru-RU')",
    'new Date(at)',
    'moscowClock(now).getUTCHours()',
    '// getHours()',
  ];
  for (const text of right) assert.deepEqual(localTimes('host/src/a.ts', text), [], text);
  assert.deepEqual(localTimes('host/src/router/heading-words.ts', 'greeting(now.getHours())'), []);
});

it('writes a moment by one part of the kit, which names the clock in its tooltip', () => {
  const own = sources.filter(({ file, text }) => file.endsWith('.tsx') && /<time\b/.test(text));
  assert.deepEqual(
    own.map(({ file }) => file),
    ['shared-kernel/src/react/ui/date-text.tsx'],
  );
});

/** Fields whose calendar and order of day and month are the browser's, not ours. */
const NATIVE_DATE = /type=(?:"|\{')(?:date|datetime-local|month|week|time)["']|\.showPicker\b/g;

it('asks for no date by a field of the browser', () => {
  const found = sources.flatMap(({ file, text }) =>
    (text.match(NATIVE_DATE) ?? []).map((field) => `${file}: ${field}`),
  );
  assert.deepEqual(found, []);
});
