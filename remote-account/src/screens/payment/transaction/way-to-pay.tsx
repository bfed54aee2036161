import {
  Box,
  CheckIcon,
  chakra,
  ExternalIcon,
  type Icon,
  InfoIcon,
  ShieldIcon,
  Text,
} from '@cabinet/kernel/ui';

const List = /* @__PURE__ */ chakra('ul', {
  base: { listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '4' },
});
const Line = /* @__PURE__ */ chakra('li', { base: { display: 'flex', gap: '3', alignItems: 'flex-start' } });

interface Point {
  readonly Icon: Icon;
  readonly text: string;
}

interface WayToPayProps {
  readonly provider: string;
  /** The provider's form is in this page. */
  readonly isInPage: boolean;
  readonly isEmulator: boolean;
}

function pointsOf({ provider, isInPage, isEmulator }: WayToPayProps): readonly Point[] {
  const page = `на странице ${provider}`;
  return [
    {
      Icon: ExternalIcon,
      text: isInPage
        ? `Оплата проходит в форме ниже или ${page}.`
        : `Оплата проходит ${page}: она откроется в этой вкладке.`,
    },
    { Icon: ShieldIcon, text: 'Данные карты вводятся там, кабинет их не видит.' },
    { Icon: CheckIcon, text: 'После оплаты вы вернётесь сюда, и деньги сразу будут на счёте.' },
    ...(isEmulator
      ? [
          {
            Icon: InfoIcon,
            text: 'Демонстрация: вместо этой страницы откроется эмулятор, деньги не списываются.',
          },
        ]
      : []),
  ];
}

/** Where one pays, who sees the card, and what happens then. */
export function WayToPay(props: WayToPayProps) {
  return (
    <List>
      {pointsOf(props).map(({ Icon, text }) => (
        <Line key={text}>
          <Box color="colorPalette.fg">
            <Icon boxSize="5" />
          </Box>
          <Text>{text}</Text>
        </Line>
      ))}
    </List>
  );
}
