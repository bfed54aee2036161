import { signAnswer } from './signature.ts';

/** 200 says already paid, 402 awaits payment, 500 refused. */
export type CheckResult = 200 | 402 | 500;

interface CheckAnswer {
  readonly resultCode: CheckResult;
  /** Our own text, never the caller's, because it is signed. */
  readonly mntId: string;
  readonly transactionId: string;
  readonly description: string;
  readonly amount?: string | undefined;
}

/** The XML that the provider expects as the answer to a check. */
export function checkAnswerXml(answer: CheckAnswer, integrityCode: string): string {
  const lines = [
    element('MNT_ID', answer.mntId),
    element('MNT_TRANSACTION_ID', answer.transactionId),
    element('MNT_RESULT_CODE', String(answer.resultCode)),
    element('MNT_DESCRIPTION', answer.description),
    ...(answer.amount === undefined ? [] : [element('MNT_AMOUNT', answer.amount)]),
    element('MNT_SIGNATURE', signAnswer(answer, integrityCode)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<MNT_RESPONSE>\n${lines.join('\n')}\n</MNT_RESPONSE>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Escapes a text. It also drops characters that XML 1.0 cannot hold, since a description may quote the notice. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
