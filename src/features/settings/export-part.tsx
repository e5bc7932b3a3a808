// A copy of everything that is the person's own: fetched page by page, packed on this device, handed over at once.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { exportMyData, filesOf } from '#domain/settings/export.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { deviceZone } from '#i18n/zone.ts';
import { download } from '#ui/download.ts';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/toast.ts';
import classes from './settings.module.css';

export function ExportPart() {
  const t = useTranslations('settings.export');
  const { run, busy } = useOnlineAct(exportMyData);
  const offline = useOffline();
  const [failed, setFailed] = useState(false);
  const save = async () => {
    const answer = await run(null);
    setFailed(!answer.ok);
    if (!answer.ok) return;
    const { zipOf } = await import('./zip.ts');
    const name = `encore-${formatIsoDay(Date.now(), deviceZone())}.zip`;
    download(name, 'application/zip', await zipOf(filesOf(answer.value, deviceTag())));
    notify(t('saved', { file: name }));
  };
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <p className={classes.dim}>{t(offline ? 'needsNetwork' : 'text')}</p>
      {failed && <Notice tone="amber">{t('failed')}</Notice>}
      <Button
        leftSection={<IconDownload size={20} stroke={2} />}
        disabled={offline || busy}
        onClick={() => void save()}
      >
        {t(busy ? 'working' : 'act')}
      </Button>
    </section>
  );
}
