import { Badge, Box, CopyButton, DateText, Flex, Link, Stack, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { Notice } from '../../api/payment-requests.ts';
import { paths } from '../../paths.ts';
import { COMMAND_LABEL, decisionPalette, decisionText } from './notice-words.ts';

function RawText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Stack gap="1">
      <Flex justify="space-between" align="center" gap="2">
        <Text textStyle="sm" color="fg.muted">
          {label}
        </Text>
        <CopyButton text={text} label={`Скопировать: ${label.toLowerCase()}`} />
      </Flex>
      <Box
        as="pre"
        aria-label={label}
        tabIndex={0}
        p="3"
        bg="bg.subtle"
        borderRadius="l2"
        textStyle="xs"
        fontFamily="mono"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxH="16rem"
        overflowY="auto"
        focusVisibleRing="outside"
      >
        {text}
      </Box>
    </Stack>
  );
}

/** One notice: what was decided and why, and the text as it came. */
export function NoticeFacts({ notice }: { readonly notice: Notice }) {
  const { reason, request, operationId, command, httpMethod, remoteAddress, receivedAt, raw, answer } =
    notice;
  return (
    <Stack gap="4">
      <FactList>
        <Fact term="Решение">
          <Badge colorPalette={decisionPalette(notice)}>{decisionText(notice)}</Badge>
        </Fact>
        {reason !== null && <Fact term="Почему">{reason}</Fact>}
        <Fact term="Заявка">
          {request === null ? (
            'Нет'
          ) : (
            <Link to={paths.adminPaymentRequestsDetail.to({ requestId: request.id })}>{request.number}</Link>
          )}
        </Fact>
        <Fact term="Получено">
          <DateText value={receivedAt} format="datetime" />
        </Fact>
        <Fact term="О чём">{`${COMMAND_LABEL[command]}, ${httpMethod}`}</Fact>
        {operationId !== null && <Fact term="Операция">{operationId}</Fact>}
        {remoteAddress !== null && <Fact term="С адреса">{remoteAddress}</Fact>}
      </FactList>
      <RawText label="Как пришло" text={raw} />
      {answer !== null && <RawText label="Что ответили" text={answer} />}
    </Stack>
  );
}
