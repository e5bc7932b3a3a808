// The venue's QR code, read by this phone's camera. Whoever gives no camera types the digits.
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isScanned } from '#domain/attendance/codes.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { CameraView } from './camera-view.tsx';
import { type NoCamera, useCodeCamera } from './use-code-camera.ts';

interface ScanSheetProps {
  readonly onScanned: (code: string) => void;
  readonly onNoCamera: (why: NoCamera) => void;
  readonly onClose: () => void;
}

export function ScanSheet({ onScanned, onNoCamera, onClose }: ScanSheetProps) {
  const t = useTranslations('attendance.checkIn');
  const [other, setOther] = useState(false);
  const camera = useCodeCamera(text => {
    if (isScanned(text)) onScanned(text);
    else setOther(true);
  });
  useEffect(() => {
    if (camera.state !== 'running') onNoCamera(camera.state);
  }, [camera.state, onNoCamera]);
  return (
    <Sheet opened onClose={onClose} title={t('scan')} lead={t('scanLead')}>
      <CameraView video={camera.video} />
      <div aria-live="polite">{other && <Notice tone="amber">{t('scanOther')}</Notice>}</div>
    </Sheet>
  );
}
