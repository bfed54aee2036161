import { sendRecoveryCode, sendTotp } from '../../api/second-step.ts';
import type { SecondFactor } from './second-factors.ts';

/** A second factor that is typed. */
export type CodeFactor = Exclude<SecondFactor, 'passkey'>;

interface CodeKind {
  /** The button that leads to it. */
  readonly way: string;
  readonly label: string;
  readonly hint: string;
  /** What is sent of what was typed. */
  readonly tidy: (typed: string) => string;
  readonly whole: RegExp;
  readonly complaint: string;
  readonly send: (body: { readonly code: string }) => Promise<unknown>;
}

export const CODE_FACTORS: Readonly<Record<CodeFactor, CodeKind>> = {
  totp: {
    way: 'Ввести код из приложения',
    label: 'Код из приложения',
    hint: '6 цифр, которые сейчас показывает приложение',
    tidy: (typed) => typed.replaceAll(/\s/g, ''),
    whole: /^\d{6}$/,
    complaint: 'Введите код из 6 цифр',
    send: sendTotp,
  },
  recovery_code: {
    way: 'Ввести резервный код',
    label: 'Резервный код',
    hint: 'Один из кодов, которые вы сохранили. Каждый действует один раз',
    tidy: (typed) => typed.trim(),
    whole: /./,
    complaint: 'Введите резервный код',
    send: sendRecoveryCode,
  },
};

/** The typed ones of some factors, in their order. */
export const codesOf = (methods: readonly SecondFactor[]): readonly CodeFactor[] =>
  methods.filter((method) => method !== 'passkey');
