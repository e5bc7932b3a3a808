// The rows that a filter leaves, as a file for a spreadsheet: a thousand in each answer.
import { useState } from 'react';
import { useDevice } from '#bridge/device-context.tsx';
import { type AdminList, type After, FIRST_PAGE, type ListFilter } from '#domain/admin/lists.ts';
import { csvText } from '#domain/csv.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { download } from '#ui/download.ts';
import { notifyFailedCall } from '#ui/toast.ts';
import type { Column } from './list-table.tsx';
import { useAdminFailure } from './use-admin-failure.ts';

const AT_ONCE = 1000;

interface FileOf<Filter extends ListFilter, Row extends After> {
  readonly list: AdminList<Filter, Row>;
  readonly filter: Filter;
  readonly columns: readonly Column<Row>[];
  readonly fileName: string;
}

interface ListFile {
  readonly busy: boolean;
  save(): Promise<void>;
}

export function useListFile<Filter extends ListFilter, Row extends After>(of: FileOf<Filter, Row>): ListFile {
  const device = useDevice();
  const failureWords = useAdminFailure();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const found: Row[] = [];
    let after = FIRST_PAGE;
    for (let more = true; more; ) {
      const answer = await of.list.read(device, { ...of.filter, ...after, most: AT_ONCE });
      if (!answer.ok) {
        notifyFailedCall(failureWords(answer.error.code));
        setBusy(false);
        return;
      }
      found.push(...answer.value.rows);
      after = answer.value.rows.at(-1) ?? FIRST_PAGE;
      more = answer.value.more;
    }
    const head = of.columns.map(({ label }) => label);
    const rows = found.map(row => of.columns.map(({ text }) => text(row)));
    download(`${of.fileName}.csv`, 'text/csv;charset=utf-8', csvText([head, ...rows], deviceTag()));
    setBusy(false);
  };
  return { busy, save };
}
