import fc from 'fast-check';
import { quickest } from '../testing/quickest.ts';
import { EMAIL_MAX_LENGTH, isEmail, tidyEmail } from './index.ts';

const word = (characters: string, maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength }).map((picked) => picked.join(''));

const lettersAndDigits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

describe('isEmail', () => {
  it.each([
    'a@b.ru',
    'admin@demo.example',
    'first.last@mail.example.com',
    'under_score-and-hyphen@my-firm.co',
    '007@x1.example',
    'UPPER@CASE.RU',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'plain',
    '@b.ru',
    'a@',
    'a@b',
    'a@b.r',
    'a@.ru',
    'a@b..ru',
    'a@b.ru.',
    'a@b.r1',
    'a b@c.ru',
    'a+tag@b.ru',
    'имя@почта.рф',
    'a@b@c.ru',
    ' a@b.ru',
    'a@b.ru\n',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts every address that product §5.3 describes', () => {
    const local = word(`${lettersAndDigits}._-`, 20);
    const label = word(`${lettersAndDigits}-`, 12);
    const top = word('abcdefghijklmnopqrstuvwxyz', 8).filter((text) => text.length >= 2);
    fc.assert(
      fc.property(local, fc.array(label, { minLength: 1, maxLength: 3 }), top, (name, labels, zone) => {
        expect(isEmail(`${name}@${labels.join('.')}.${zone}`)).toBe(true);
      }),
    );
  });

  it('refuses an address with any character beyond those', () => {
    fc.assert(
      fc.property(fc.constantFrom(...' +"\'(),:;<>[]\\/ёЖ€'), fc.nat(6), (odd, at) => {
        const address = 'ab@cd.ru';
        expect(isEmail(address.slice(0, at) + odd + address.slice(at))).toBe(false);
      }),
    );
  });

  it('refuses an address longer than mail can carry', () => {
    const tail = '@example.ru';
    expect(isEmail('a'.repeat(EMAIL_MAX_LENGTH - tail.length) + tail)).toBe(true);
    expect(isEmail('a'.repeat(EMAIL_MAX_LENGTH - tail.length + 1) + tail)).toBe(false);
  });

  it('answers at once for a text made to slow a pattern down', () => {
    const refuse = (text: string) => expect(isEmail(text)).toBe(false);
    const time = quickest(() => {
      refuse(`a@${'a.'.repeat(200_000)}1`);
      refuse(`${'a'.repeat(200)}@${'a-'.repeat(20)}`);
      // In a pattern that can read a label in more than one way, thirty letters take seconds.
      refuse(`a@${'a'.repeat(30)}1`);
    });
    expect(time).toBeLessThan(200);
  });
});

describe('tidyEmail', () => {
  it('gives the address that somebody copied from a letter of ours', () => {
    expect(tidyEmail('\t anna@\u2060mail.\u2060example\n')).toBe('anna@mail.example');
  });

  it('changes nothing that can be seen', () => {
    expect(tidyEmail('A n\u200bna+1@Mail..example')).toBe('A n\u200bna+1@Mail..example');
  });
});
