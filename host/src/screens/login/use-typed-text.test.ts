import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useTypedText } from './use-typed-text.ts';

const fieldOf = (type: string, value: string) => {
  const current = document.createElement('input');
  Object.assign(current, { type, value });
  return { current };
};

it('takes over what was typed before React, and an e-mail as it was copied from a letter', () => {
  const setFieldValue = jest.fn(async () => undefined);
  const fields = {
    email: fieldOf('email', 'anna@\u2060mail.\u2060example'),
    password: fieldOf('password', ' Anna\u2060 '),
    untouched: fieldOf('text', ''),
  };
  renderHook(() => useTypedText({ values: { untouched: '' }, setFieldValue }, fields));
  expect(setFieldValue.mock.calls).toEqual([
    ['email', 'anna@mail.example', false],
    ['password', ' Anna\u2060 ', false],
  ]);
});
