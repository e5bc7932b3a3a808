import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './chat-list.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslations('messages.search');
  return (
    <search className={classes.search}>
      <TextInput
        size="sm"
        type="search"
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        aria-label={t('label')}
        placeholder={t('label')}
        leftSection={<IconSearch size={18} stroke={2} aria-hidden="true" />}
        rightSection={
          value === '' ? undefined : <CloseButton size={44} aria-label={t('clear')} onClick={() => onChange('')} />
        }
      />
    </search>
  );
}
