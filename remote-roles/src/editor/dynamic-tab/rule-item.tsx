import { memo } from 'react';
import { Draggable } from 'react-beautiful-dnd';
import { RuleRow, type RuleRowProps } from './rule-row.tsx';

interface RuleItemProps extends RuleRowProps {
  /** Among the rules that can be moved. */
  readonly index: number;
}

/** A rule in the list, moved by its handle alone. */
export const RuleItem = memo(function RuleItem({ index, ...row }: RuleItemProps) {
  const { key } = row.rule;
  return (
    // The handle is a button itself, which the library would take for something else to press.
    <Draggable draggableId={key} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} data-rule={key} data-dragging={isDragging || undefined}>
          <RuleRow {...row} handle={dragHandleProps} />
        </li>
      )}
    </Draggable>
  );
});
