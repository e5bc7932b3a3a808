// What stands in for a read that has not answered, or could not.
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineQuery } from '#bridge/use-online-query.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './admin.module.css';

interface ReadingProps<Value> {
  readonly query: OnlineQuery<Value>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}

export function Reading<Value>({ query, loading, failed, children }: ReadingProps<Value>) {
  const t = useTranslations('admin.gate');
  const refusal = useRefusalWords();
  const { value, failure, refresh } = query;
  const why = failure === 'unreachable' ? t('errorText') : failure === 'server_older' ? refusal(failure) : undefined;
  return (
    <>
      {failure !== null && (
        <Stack gap={12} align="flex-start" pb={16}>
          <Notice tone="amber" detail={why}>
            {failed}
          </Notice>
          <Button variant="outline" onClick={() => void refresh()}>
            {t('again')}
          </Button>
        </Stack>
      )}
      {value === undefined && failure === null && (
        <p className={classes.dim} role="status">
          {loading}
        </p>
      )}
      {value !== undefined && children(value)}
    </>
  );
}
