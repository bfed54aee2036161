import { chakra, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { type Change, changesOf } from '../../components/audit/changes.ts';
import { fieldText } from '../../components/audit/field-words.ts';
import { ValueText } from '../../components/audit/value-text.tsx';

const Table = /* @__PURE__ */ chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    textStyle: 'sm',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '3', overflowWrap: 'anywhere' },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal', textStyle: 'xs' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

const KIND_TEXT: Readonly<Record<Change['kind'], string>> = {
  added: 'появилось',
  removed: 'пропало',
  changed: 'изменено',
  same: 'без изменений',
};

const WAS = { colorPalette: 'red', bg: 'colorPalette.subtle', ps: '2' } as const;
const IS = { ...WAS, colorPalette: 'green' } as const;

interface ChangeTableProps {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What was beside what is, field by field; what is the same steps back. */
export function ChangeTable({ before, after }: ChangeTableProps) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return <Text color="fg.muted">Действие не меняло данных.</Text>;
  const isMarked = before !== null && after !== null;
  return (
    <Table aria-label="Было и стало">
      <thead>
        <tr>
          <th scope="col">Поле</th>
          <th scope="col">Было</th>
          <th scope="col">Стало</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, kind, ...values }) => (
          <chakra.tr key={field} color={kind === 'same' ? 'fg.muted' : undefined}>
            <chakra.th scope="row" fontWeight={kind === 'same' ? 'normal' : 'medium'}>
              {fieldText(field)}
              {isMarked && <VisuallyHidden as="span">{`, ${KIND_TEXT[kind]}`}</VisuallyHidden>}
            </chakra.th>
            <chakra.td {...(isMarked && kind !== 'same' && kind !== 'added' ? WAS : {})}>
              <ValueText value={values.before} other={values.after} side="before" />
            </chakra.td>
            <chakra.td {...(isMarked && kind !== 'same' && kind !== 'removed' ? IS : {})}>
              <ValueText value={values.after} other={values.before} side="after" />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </Table>
  );
}
