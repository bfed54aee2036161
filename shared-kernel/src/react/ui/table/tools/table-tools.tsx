import { Button } from '../../button.tsx';
import { IconButton } from '../../icon-button.tsx';
import { MoreIcon } from '../../icons/more-icon.ts';
import { Box } from '../../layout.ts';
import { Menu } from '../../menu/menu.tsx';
import { MenuItem, MenuSeparator } from '../../menu/menu-item.tsx';
import { useMediaQuery } from '../../use-media-query.ts';
import { NARROW_QUERY } from '../narrow-query.ts';
import { ColumnItems, ColumnMenu, type ColumnMenuProps, type ToolProps } from './column-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import { type ExportOptions, useExport } from './use-export.ts';

/** Props of {@link TableTools}. */
export interface TableToolsProps<Row> extends ColumnMenuProps<Row>, ToolProps {
  readonly file: ExportOptions | undefined;
}

const NO_FILE: ExportOptions = { onExport: async () => undefined, isDisabled: true, formats: [] };

const hasChoice = (columns: readonly unknown[]) => columns.length > 2;

function MoreTools<Row>({ columns, choice, file = NO_FILE, isAlone }: TableToolsProps<Row>) {
  const { isBusy, items } = useExport(file);
  return (
    <Menu
      placement="bottom-end"
      label="Столбцы и экспорт"
      trigger={
        isAlone ? (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            busy={isBusy}
            aria-label="Столбцы и экспорт"
          >
            <MoreIcon /> <span>{hasChoice(columns) ? 'Столбцы' : 'Экспорт'}</span>
          </Button>
        ) : (
          <IconButton label="Столбцы и экспорт" size="sm" variant="outline" busy={isBusy}>
            <MoreIcon />
          </IconButton>
        )
      }
    >
      {items.map(({ label, ...item }) => (
        <MenuItem key={item.id} {...item} isDisabled={file.isDisabled}>
          {`Экспорт: ${label}`}
        </MenuItem>
      ))}
      {items.length > 0 && hasChoice(columns) && <MenuSeparator />}
      {hasChoice(columns) && (
        <>
          <Box px="2" py="1.5" textStyle="xs" color="fg.muted">
            Столбцы
          </Box>
          <ColumnItems columns={columns} choice={choice} />
        </>
      )}
    </Menu>
  );
}

/** Rarely used tools of a table: its columns and its file. On a phone they are behind one button. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const { columns, choice, file, isAlone } = props;
  if (file === undefined && !hasChoice(columns)) return null;
  if (isNarrow) return <MoreTools {...props} />;
  return (
    <>
      {hasChoice(columns) && <ColumnMenu {...{ columns, choice, isAlone }} />}
      {file !== undefined && <ExportMenu {...file} isAlone={isAlone} />}
    </>
  );
}
