import { countdown } from '@cabinet/kernel/core/text';
import {
  Form,
  FormCodeField,
  QuietButton,
  SubmitButton,
  useForm,
  useSecondsLeft,
} from '@cabinet/kernel/forms';
import { Banner, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { useEffect, useRef } from 'react';
import { dayAndTime } from '../lib/day-and-time.ts';
import type { SentCode } from './sent-code.ts';
import type { Coding } from './use-code.ts';

const CODE_DIGITS = 6;
/** So many wrong ones and the server takes none any more (product §15.4). */
const CODE_TRIES = 5;
/** A pause that is counted down; of a longer one the moment is told. */
const SHORT_PAUSE_S = 600;

const digitsOf = (text: string) => text.replaceAll(/[\s\p{Pd}]/gu, '');

function judgeCode({ code }: { readonly code: string }) {
  const digits = digitsOf(code);
  if (digits === '') return { code: 'Введите код из письма' };
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? {} : { code: `В коде ${CODE_DIGITS} цифр` };
}

/** Another letter for one that did not arrive, after a pause. */
function ResendButton({ sent, coding }: CodeFormProps) {
  const pauseLeft = useSecondsLeft(sent === null ? 0 : Date.parse(sent.resendAfter));
  const { limitedUntil, isSending, send } = coding;
  const isLimited = limitedUntil !== null;
  if (sent !== null && pauseLeft > SHORT_PAUSE_S && !isLimited)
    return (
      <Text color="fg.muted" textStyle="sm">
        {`Новый код можно запросить ${dayAndTime(sent.resendAfter)}`}
      </Text>
    );
  const isCounted = pauseLeft > 0 && !isLimited;
  return (
    <QuietButton busy={isSending} disabled={isLimited || isCounted} onClick={() => void send()}>
      {isCounted ? `Отправить ещё раз через ${countdown(pauseLeft * 1_000)}` : 'Отправить ещё раз'}
    </QuietButton>
  );
}

interface CodeFormProps {
  /** `null`: another page has sent it, so that this one knows nothing of its time. */
  readonly sent: SentCode | null;
  readonly coding: Coding;
}

/** The code of the letter. A clock that goes wrong keeps nobody from typing it: only the server says that it is over. */
export function CodeForm({ sent, coding }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const lifeLeft = useSecondsLeft(sent === null ? 0 : Date.parse(sent.expiresAt));
  const isSpent = sent !== null && sent.wrongTries >= CODE_TRIES;
  const isOver = sent !== null && lifeLeft === 0;
  useEffect(function focusField() {
    field.current?.focus();
  }, []);
  const form = useForm({
    initialValues: { code: '' },
    validate: judgeCode,
    onSubmit: ({ code }) => coding.confirm(digitsOf(code)),
    onFailure: coding.refuse,
  });
  return (
    <Form form={form} label="Подтверждение почты">
      <Stack gap="4">
        {(isSpent || isOver) && (
          <Banner tone="warning" title={isSpent ? 'Попытки закончились' : 'Срок кода истёк'}>
            Запросите новый код: прежний больше не подойдёт.
          </Banner>
        )}
        <FormCodeField
          name="code"
          label="Код из письма"
          hint={lifeLeft > 0 && !isSpent ? `Код действует ещё ${countdown(lifeLeft * 1_000)}` : undefined}
          maxW="12rem"
          ref={field}
        />
        <Flex gap="2" wrap="wrap" align="center">
          <SubmitButton disabled={isSpent}>Подтвердить</SubmitButton>
          <ResendButton sent={sent} coding={coding} />
        </Flex>
      </Stack>
    </Form>
  );
}
