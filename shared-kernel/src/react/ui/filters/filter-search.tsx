import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../icons/close-icon.ts';
import { SearchIcon } from '../icons/search-icon.ts';
import { Input } from '../input.ts';
import { Box } from '../layout.ts';

const PAUSE_MS = 350;

/** The API takes no longer text. */
export const SEARCH_MAX_LENGTH = 200;

/** Props of {@link FilterSearch}. */
export interface FilterSearchProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
}

/** Filters by a text once the person pauses, or at once with Enter. */
export function FilterSearch({ label, value = '', onChange, placeholder = 'Поиск' }: FilterSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was reported from here while the address has not followed yet. */
  const [reported, setReported] = useState<readonly string[]>([]);
  const last = reported.at(-1) ?? value;
  const report = useRef((asked: string) => void asked);
  report.current = (asked) => {
    if (asked !== last) setReported([...reported, asked]);
    onChange(asked || null);
  };

  if (known !== value) {
    const place = reported.lastIndexOf(value);
    setKnown(value);
    setReported(place < 0 ? [] : reported.slice(place + 1));
    // The address was changed by something else: the way back, or «Сбросить фильтры». What was reported from here may
    // come late, when the person has typed on.
    if (place < 0) setText(value);
  }

  useEffect(
    function reportAfterPause() {
      if (text.trim() === last) return;
      const timer = setTimeout(() => report.current(text.trim()), PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [text, last],
  );

  return (
    <Box
      position="relative"
      flex="1 1 8rem"
      minW={{ base: '0', md: '8rem' }}
      maxW={{ md: '3xs' }}
      css={{ '@media print': { '&:has(:placeholder-shown)': { display: 'none' } } }}
    >
      <SearchIcon
        position="absolute"
        insetStart="2.5"
        top="2"
        boxSize="4"
        color="fg.muted"
        pointerEvents="none"
      />
      <Input
        type="search"
        size="sm"
        ps="8"
        pe={text === '' ? '2' : '8'}
        textOverflow="ellipsis"
        aria-label={label}
        placeholder={placeholder}
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report.current(text.trim());
        }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {text !== '' && (
        <IconButton
          position="absolute"
          insetEnd="0.5"
          top="0.5"
          size="xs"
          label="Очистить поиск"
          onClick={() => {
            setText('');
            report.current('');
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
}
