import { DateText, SectionCard, Text } from '@cabinet/kernel/ui';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TableScroll,
} from '@cabinet/kernel/ui/table';
import type { CorrectionDetail } from '../../api/rate-corrections.ts';
import { ACTION_LABELS, changesText } from './change-words.ts';

/** Who did it, and where two people agreed, who proposed it. */
const peopleText = ({ by, proposedBy }: CorrectionDetail['history'][number]) =>
  proposedBy === null
    ? by?.displayName || 'Система'
    : `${proposedBy.displayName || 'Без имени'}, подтверждение: ${by?.displayName || 'Без имени'}`;

/** What was done to a correction, and by whom. */
export function CorrectionHistory({ correction: { history } }: { readonly correction: CorrectionDetail }) {
  return (
    <SectionCard title="История">
      {history.length === 0 ? (
        <Text color="fg.muted">Записей об изменениях нет.</Text>
      ) : (
        <TableScroll tabIndex={0} role="group" aria-label="История" focusVisibleRing="outside">
          <Table aria-label="История">
            <TableHead>
              <tr>
                <TableHeading scope="col">Когда</TableHeading>
                <TableHeading scope="col">Кто</TableHeading>
                <TableHeading scope="col">Что</TableHeading>
              </tr>
            </TableHead>
            <TableBody>
              {history.map((event) => (
                <TableRow key={`${event.at} ${event.action}`}>
                  <TableCell>
                    <DateText value={event.at} format="datetime" />
                  </TableCell>
                  <TableCell whiteSpace="normal">{peopleText(event)}</TableCell>
                  <TableCell whiteSpace="normal">
                    {[ACTION_LABELS[event.action], changesText(event)].filter(Boolean).join(': ')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableScroll>
      )}
    </SectionCard>
  );
}
