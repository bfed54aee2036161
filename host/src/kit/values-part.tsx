import {
  Avatar,
  Badge,
  DateText,
  Greeting,
  Heading,
  ProgressBar,
  SectionCard,
  Stack,
  StatusBadge,
  Text,
} from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import { Row, Specimen } from './specimen.tsx';

const MOMENT = '2026-03-08T09:05:00.000Z';
const PALETTES = ['accent', 'gray', 'green', 'orange', 'red', 'blue'] as const;
const SIZES = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;

function AmountsAndDates() {
  return (
    <Row>
      <Specimen name="сумма">
        <MoneyText value="1234567.891" />
      </Specimen>
      <Specimen name="приход">
        <MoneyText value="500" signed />
      </Specimen>
      <Specimen name="расход">
        <MoneyText value="-20.5" signed />
      </Specimen>
      <Specimen name="очень малая">
        <MoneyText value="0.0000001234" />
      </Specimen>
      <Specimen name="ноль">
        <MoneyText value="0" />
      </Specimen>
      <Specimen name="неизвестна">
        <MoneyText value={null} />
      </Specimen>
      <Specimen name="под итогом">
        <ExactSums />
      </Specimen>
      <Specimen name="дата">
        <DateText value={MOMENT} />
      </Specimen>
      <Specimen name="дата и время">
        <DateText value={MOMENT} format="datetime" />
      </Specimen>
      <Specimen name="коротко">
        <DateText value={MOMENT} format="short" />
      </Specimen>
      <Specimen name="нет даты">
        <DateText value={null} />
      </Specimen>
    </Row>
  );
}

function Statuses() {
  return (
    <Row>
      <StatusBadge tone="success">Оплачена</StatusBadge>
      <StatusBadge tone="info">В обработке</StatusBadge>
      <StatusBadge tone="warning">Ждёт оплаты</StatusBadge>
      <StatusBadge tone="danger">Отклонена</StatusBadge>
      <StatusBadge tone="neutral">Отменена</StatusBadge>
    </Row>
  );
}

function Badges() {
  return (
    <Row>
      {PALETTES.map((palette) => (
        <Row key={palette}>
          <Badge colorPalette={palette}>{palette}</Badge>
          <Badge colorPalette={palette} variant="solid">
            {palette}
          </Badge>
          <Badge colorPalette={palette} variant="outline">
            {palette}
          </Badge>
        </Row>
      ))}
    </Row>
  );
}

function Progress() {
  return (
    <Stack gap="4" maxW="md">
      <Specimen name="ход дела">
        <ProgressBar label="Ход дела" percent={40} />
      </Specimen>
      <Specimen name="тонкая, готово">
        <ProgressBar label="Готовое дело" percent={100} size="sm" />
      </Specimen>
      <Specimen name="сколько осталось, неизвестно">
        <ProgressBar label="Дело без срока" percent={null} size="sm" />
      </Specimen>
    </Stack>
  );
}

function Texts() {
  return (
    <Stack gap="1">
      {SIZES.map((size) => (
        <Heading key={size} as="h3" size={size}>
          {`Заголовок ${size}`}
        </Heading>
      ))}
      <Text>Обычный текст</Text>
      <Text color="fg.muted">Приглушённый текст</Text>
      <Text color="fg.subtle" textStyle="sm">
        Мелкий текст
      </Text>
    </Stack>
  );
}

export function ValuesPart() {
  return (
    <SectionCard title="Значения">
      <Stack gap="6">
        <AmountsAndDates />
        <Statuses />
        <Badges />
        <Row>
          <Avatar name="Илья Белов" size={32} />
          <Avatar name="Анна Воронцова" size={56} />
          <Avatar name="Сергей" size={88} />
        </Row>
        <Greeting
          person={{ name: 'Анна Воронцова', avatar: null }}
          words="Добрый день, Анна Воронцова"
          today="воскресенье, 8 марта"
        />
        <Progress />
        <Texts />
      </Stack>
    </SectionCard>
  );
}
