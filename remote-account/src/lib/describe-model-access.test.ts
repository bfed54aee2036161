import { parseModelAccess } from '@cabinet/kernel/core/model-access';
import { describeModelAccess } from './describe-model-access.ts';

const NAMES = new Map([['gpt-5', 'GPT-5']]);
const inWords = (...permissions: string[]) =>
  describeModelAccess(parseModelAccess(permissions), NAMES).map(({ sentence, items }) =>
    [sentence, ...items].join(' | '),
  );

describe('describeModelAccess', () => {
  it.each([
    ['no rule at all', [], ['Доступны все модели']],
    ['all open', ['all:enable'], ['Доступны все модели']],
    ['all closed', ['all:disable'], ['Модели недоступны']],
    [
      'exceptions, in the genitive',
      [
        'all:enable',
        'vendor:disable:OpenAI',
        'tag:disable:новая',
        'type:disable:image',
        'model:disable:gpt-5',
      ],
      [
        'Доступны все модели, кроме: | моделей OpenAI | моделей с меткой «новая» | моделей для изображений | модели GPT-5',
      ],
    ],
    [
      'only some',
      ['all:disable', 'vendor:enable:OpenAI', 'type:enable:video', 'model:enable:own'],
      ['Доступны только: | модели OpenAI | модели типа «video» | модель own'],
    ],
    [
      'rules that override each other, in their order',
      [
        'all:disable',
        'tag:enable:открытая',
        'tag:enable:недорогая',
        'type:disable:image',
        'model:enable:gpt-5',
      ],
      [
        'Доступны только: | модели с меткой «открытая» | модели с меткой «недорогая»',
        'Но недоступны: | модели для изображений',
        'Но доступны: | модель GPT-5',
      ],
    ],
  ])('says %s', (_what, permissions, expected) => {
    expect(inWords(...permissions)).toEqual(expected);
  });

  it('passes over rules that repeat how all models start', () => {
    expect(inWords('all:enable', 'vendor:enable:OpenAI', 'vendor:disable:xAI')).toEqual([
      'Доступны все модели, кроме: | моделей xAI',
    ]);
  });

  it('passes over a rule that a later one about the same takes back', () => {
    expect(inWords('vendor:disable:xAI', 'type:disable:image', 'vendor:enable:xAI')).toEqual([
      'Доступны все модели, кроме: | моделей для изображений',
      'Но доступны: | модели xAI',
    ]);
    expect(inWords('vendor:disable:xAI', 'vendor:enable:xAI')).toEqual(['Доступны все модели']);
  });

  it('leaves out permissions that are no rules, and rules without a value', () => {
    expect(inWords('user:manage', 'vendor:disable:', 'something:else')).toEqual(['Доступны все модели']);
  });
});
