import { chakra } from '@chakra-ui/react/styled-system';
import { PERIOD_PRESETS, type Period, type PeriodPreset, periodOf, presetOf } from './period-presets.ts';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    listStyle: 'none',
    '&[data-column]': { flexDirection: 'column', flexWrap: 'nowrap' },
    '& button': {
      width: '100%',
      minHeight: '8',
      px: '2.5',
      borderRadius: 'l2',
      textStyle: 'sm',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      cursor: 'button',
      focusVisibleRing: 'inside',
      borderWidth: '1px',
      borderColor: 'border',
      _hover: { bg: 'bg.muted' },
    },
    '&[data-column] button': { borderColor: 'transparent' },
    '& button[aria-pressed=true], &[data-column] button[aria-pressed=true]': {
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.border',
      color: 'colorPalette.fg',
      fontWeight: 'medium',
    },
  },
});

interface PeriodListProps {
  readonly period: Period;
  /** They stand below each other, beside the calendar. */
  readonly isColumn: boolean;
  readonly onChoose: (period: Period) => void;
}

const ALL: Period = { from: null, to: null };
const isPreset = (name: string): name is PeriodPreset => Object.hasOwn(PERIOD_PRESETS, name);

/** The periods for which people ask, each a press away. */
export function PeriodList({ period, isColumn, onChoose }: PeriodListProps) {
  const isAll = period.from === null && period.to === null;
  const chosen = presetOf(period, new Date());
  return (
    <List aria-label="Готовый период" data-column={isColumn ? '' : undefined}>
      <li>
        <button type="button" aria-pressed={isAll} onClick={() => onChoose(ALL)}>
          За всё время
        </button>
      </li>
      {Object.keys(PERIOD_PRESETS)
        .filter(isPreset)
        .map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(periodOf(name, new Date()))}
            >
              {PERIOD_PRESETS[name]}
            </button>
          </li>
        ))}
    </List>
  );
}
