import { describe, expect, it } from '@jest/globals';
import { linesText, lineText, object, validateWith } from './index.ts';

const validate = validateWith<{ name: string; note: string }>(async () => ({
  schema: object({
    name: lineText({ maxLength: 10, required: 'Введите имя' }),
    note: linesText({ maxLength: 20, tooLong: 'Короче' }),
  }),
}));

describe('the short texts of a form', () => {
  it.each([
    ['\ufeff Иван\u200b', '', {}],
    ['Ив\nан', 'Первая\r\nвторая\u200b', {}],
    ['  ', '', { name: 'Введите имя' }],
    ['\u200b', '', { name: 'Введите хотя бы один видимый символ' }],
    [
      '\u3164',
      'a\u202eb',
      { name: 'Введите хотя бы один видимый символ', note: 'Уберите невидимые и управляющие символы' },
    ],
    ['Ив\u200bан', '', { name: 'Уберите невидимые и управляющие символы' }],
    ['я'.repeat(11), 'я'.repeat(21), { name: expect.stringContaining('10'), note: 'Короче' }],
  ])('%j and %j', async (name, note, errors) => {
    expect(await validate({ name, note })).toEqual(errors);
  });
});
