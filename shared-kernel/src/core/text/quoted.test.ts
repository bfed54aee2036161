import { quoted } from './index.ts';

describe('quoted', () => {
  it('puts a name in quotation marks', () => {
    expect(quoted('Семья')).toBe('«Семья»');
  });

  it('gives no second pair to a name that brings its own', () => {
    expect(quoted('ООО «Вектор»')).toBe('ООО «Вектор»');
  });
});
