import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

/** Long enough that a name typed at once is asked for once. */
const TYPING_MS = 150;

interface SearchFieldProps {
  /** What the words are looked for in. */
  readonly label: string;
  /** The words that it begins with: a page that was asked for a moment ago may not be here yet. */
  readonly first: string;
  readonly onSearch: (words: string) => void;
}

/** By which words the server is asked for a list. */
export function SearchField({ label, first, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(first);
  const ask = useDebouncedCallback(onSearch, TYPING_MS);
  return (
    <TextInput
      label={label}
      type="search"
      maxLength={200}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      value={words}
      onChange={event => {
        setWords(event.currentTarget.value);
        ask(event.currentTarget.value);
      }}
    />
  );
}
