import fc from 'fast-check';
import { type DeleteDirection, editPhone, formatPhone, type PhoneEdit, phoneDigits } from './index.ts';

const FULL = '+7 (916) 123-45-67';

/** Reads 'text with a | for the caret'. */
function field(marked: string): PhoneEdit {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

/** Shows a field with a | for the caret, so that a failure reads at a glance. */
function marked({ text, caret }: PhoneEdit): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** What the browser and then the mask do when a text is typed or pasted at the caret. */
function type(at: PhoneEdit, typed: string): PhoneEdit {
  const next = at.text.slice(0, at.caret) + typed + at.text.slice(at.caret);
  return editPhone(at.text, next, at.caret + typed.length);
}

function typeEach(at: PhoneEdit, typed: string): PhoneEdit {
  return [...typed].reduce(type, at);
}

function erase(at: PhoneEdit, direction: DeleteDirection): PhoneEdit {
  const from = direction === 'backward' ? Math.max(0, at.caret - 1) : at.caret;
  return editPhone(at.text, at.text.slice(0, from) + at.text.slice(from + 1), from, direction);
}

/** What happens when a text replaces the selection between two places. */
function replace(text: string, from: number, to: number, typed: string): PhoneEdit {
  return editPhone(text, text.slice(0, from) + typed + text.slice(to), from + typed.length);
}

const empty = field('|');

describe('typing from the start', () => {
  it.each([
    ['9161234567', '+7 (916) 123-45-67|'],
    ['89161234567', '+7 (916) 123-45-67|'],
    ['79161234567', '+7 (916) 123-45-67|'],
    ['+79161234567', '+7 (916) 123-45-67|'],
    ['+7 (916) 123-45-67', '+7 (916) 123-45-67|'],
    ['8 916 123 45 67', '+7 (916) 123-45-67|'],
    ['+78121234567', '+7 (812) 123-45-67|'],
    ['88005553535', '+7 (800) 555-35-35|'],
    ['9', '+7 (9|'],
    ['916', '+7 (916|'],
    ['9161', '+7 (916) 1|'],
    ['8', '+7 (|'],
    ['7', '+7 (|'],
    ['+', '+|'],
    ['abc', '|'],
    [' ', '|'],
  ])('%j key by key gives %s', (typed, shown) => {
    expect(marked(typeEach(empty, typed))).toBe(shown);
  });

  it('shows each number in full, whatever its digits', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(digits, fc.constantFrom('+7', '8', '7'), (picked, prefix) => {
        const typed = picked.join('');
        expect(phoneDigits(typeEach(empty, prefix + typed).text)).toBe(typed);
      }),
    );
  });
});

describe('typing in the middle', () => {
  it.each([
    ['+7 (9|6) 123', '1', '+7 (91|6) 123'],
    ['+7 (|16) 123', '9', '+7 (9|16) 123'],
    ['+7 (916|) 123', '4', '+7 (916) 4|12-3'],
    ['+7 (916) |123', '4', '+7 (916) 4|12-3'],
    ['+7 (916)| 123', '4', '+7 (916) 4|12-3'],
    ['+7 (916) 12|3-45', '0', '+7 (916) 120|-34-5'],
    ['+7 (916) 123-|45', '0', '+7 (916) 123-0|4-5'],
    ['|+7 (916) 123', '5', '+7 (5|91) 612-3'],
    ['+|7 (916) 123', '5', '+7 (5|91) 612-3'],
    ['+7| (916) 123', '5', '+7 (5|91) 612-3'],
  ])('%s and %j gives %s', (before, typed, shown) => {
    expect(marked(type(field(before), typed))).toBe(shown);
  });

  it('puts a digit into a full number and drops the last one', () => {
    expect(marked(type(field('+7 (916) |123-45-67'), '0'))).toBe('+7 (916) 0|12-34-56');
  });

  it('changes nothing behind the end of a full number', () => {
    expect(marked(type(field(`${FULL}|`), '9'))).toBe(`${FULL}|`);
  });

  it('ignores letters and leaves the caret at its digit', () => {
    expect(marked(type(field('+7 (91|6) 123'), 'ы'))).toBe('+7 (91|6) 123');
  });

  it('keeps a national 8 that is typed behind the prefix', () => {
    expect(marked(type(field('+7 (|12) 123'), '8'))).toBe('+7 (8|12) 123');
  });
});

describe('deleting', () => {
  it.each([
    ['+7 (916) 123-45-67|', '+7 (916) 123-45-6|'],
    ['+7 (916) 123-4|', '+7 (916) 123|'],
    ['+7 (916) 1|', '+7 (916|'],
    ['+7 (9|', '|'],
    ['+7 (|', '|'],
    ['+7 (91|6) 123', '+7 (9|61) 23'],
    ['+7 (916) |123', '+7 (91|1) 23'],
    ['+7 (916)| 123', '+7 (91|1) 23'],
    ['+7 (916) 123-|45', '+7 (916) 12|4-5'],
    ['+7 (|916) 123', '+7 (|916) 123'],
    ['+7| (916) 123', '+7 (|916) 123'],
  ])('Backspace turns %s into %s', (before, shown) => {
    expect(marked(erase(field(before), 'backward'))).toBe(shown);
  });

  it.each([
    ['+7 (|916) 123', '+7 (|161) 23'],
    ['+7 (916|) 123', '+7 (916) |23'],
    ['+7 (916)| 123', '+7 (916) |23'],
    ['+7 (916) 123|-45', '+7 (916) 123|-5'],
    ['|+7 (916) 123', '+7 (|161) 23'],
  ])('Delete turns %s into %s', (before, shown) => {
    const edit = erase(field(before), 'forward');
    expect(phoneDigits(edit.text)).toBe(phoneDigits(shown));
    expect(edit.text).toBe(shown.replace('|', ''));
  });

  it('clears the field when all of it is selected', () => {
    expect(replace(FULL, 0, FULL.length, '')).toEqual({ text: '', caret: 0 });
  });

  it('removes a selection across brackets', () => {
    expect(marked(replace(FULL, 6, 11, ''))).toBe('+7 (91|3) 456-7');
  });

  it('empties any number in as many Backspaces as it has digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,10}$/), (digits) => {
        let at = field(`${formatPhone(`7${digits}`)}|`);
        for (let count = 0; count < digits.length; count += 1) at = erase(at, 'backward');
        expect(at).toEqual({ text: '', caret: 0 });
      }),
    );
  });
});

describe('pasting', () => {
  it.each([
    '+7 (916) 123-45-67',
    '89161234567',
    '8 (916) 123-45-67',
    '+7 916 123 45 67',
    '9161234567',
    ' +7-916-123-45-67 ',
    '7(916)1234567',
  ])('%j into an empty field gives the number', (pasted) => {
    expect(marked(type(empty, pasted))).toBe(`${FULL}|`);
  });

  it.each(['+7 (495) 000-11-22', '84950001122', '+74950001122', '4950001122', '8-495-000-11-22'])(
    '%j over a selected number replaces it',
    (pasted) => {
      expect(marked(replace(FULL, 0, FULL.length, pasted))).toBe('+7 (495) 000-11-22|');
    },
  );

  it('the start of a number over a selected number loses its own prefix', () => {
    expect(marked(replace(FULL, 0, FULL.length, '8 495'))).toBe('+7 (495|');
    expect(marked(replace(FULL, 0, 8, '8 (495)'))).toBe('+7 (495|) 123-45-67');
  });

  it('a whole number behind the shown prefix loses its own prefix', () => {
    expect(marked(type(field('+7 (|'), '+7 (812) 123-45-67'))).toBe('+7 (812) 123-45-67|');
    expect(marked(type(field('+7 (|'), '88121234567'))).toBe('+7 (812) 123-45-67|');
    expect(marked(type(field('+7 (|'), '+7 812'))).toBe('+7 (812|');
  });

  it('the rest of a number behind its code completes it', () => {
    expect(marked(type(field('+7 (916|'), '123-45-67'))).toBe(`${FULL}|`);
  });

  it('replaces a part that is selected', () => {
    expect(marked(replace(FULL, 9, 12, '000'))).toBe('+7 (916) 000|-45-67');
  });
});

describe('text that did not come from the mask', () => {
  it('is normalised whole: autofill over an old value', () => {
    expect(editPhone('916-123', '89161234567', 11)).toEqual({ text: FULL, caret: FULL.length });
  });

  it('is normalised when undo brings back a text that does not fit the last one', () => {
    expect(editPhone(FULL, '8 495 000', 3).text).toBe('+7 (495) 000');
  });
});

describe('any edit of any field', () => {
  const anyField = fc.stringMatching(/^\d{0,10}$/).chain((digits) => {
    const text = digits === '' ? '' : formatPhone(`7${digits}`);
    return fc.record({ text: fc.constant(text), caret: fc.nat(text.length) });
  });

  it('leaves a mask and a caret inside it', () => {
    fc.assert(
      fc.property(anyField, fc.string(), (at, typed) => {
        const edit = type(at, typed);
        expect(edit.text).toMatch(/^(?:|\+|\+7 \(|\+7 \(\d{1,3}|\+7 \(\d{3}\) \d{1,3}(?:-\d{1,2}){0,2})$/);
        expect(edit.caret).toBeGreaterThanOrEqual(0);
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
    );
  });

  it('keeps the digits around a typed digit in their order and the caret right behind it', () => {
    fc.assert(
      fc.property(anyField, fc.constantFrom(...'0123456789'), (at, digit) => {
        fc.pre(at.caret >= 4 && phoneDigits(at.text).length < 10);
        const before = at.text.slice(4, at.caret).replace(/\D/g, '');
        const after = at.text.slice(at.caret).replace(/\D/g, '');
        const edit = type(at, digit);
        expect(edit.text.slice(4).replace(/\D/g, '')).toBe(before + digit + after);
        expect(edit.text.charAt(edit.caret - 1)).toBe(digit);
      }),
    );
  });

  it('survives texts and carets that no browser would give', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(40), (prev, next, caret) => {
        const edit = editPhone(prev, next, Math.min(caret, next.length));
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
    );
  });
});
