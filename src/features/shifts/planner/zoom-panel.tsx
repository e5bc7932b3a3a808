// How much of the calendar the board shows: a week, two, or a month. The keys − and + go from one to the next.
import { useTranslations } from 'use-intl';
import { useOwn } from '#bridge/use-own.ts';
import { ZOOMS, type Zoom } from '#domain/shifts/week.ts';
import { Segments } from '#ui/segments.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';

interface ZoomPanelProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
}

export function ZoomPanel({ zoom, onZoom }: ZoomPanelProps) {
  const t = useTranslations('board.zoom');
  const at = ZOOMS.indexOf(zoom);
  const to = (nth: number) => {
    const next = ZOOMS[nth];
    return next === undefined ? undefined : () => onZoom(next);
  };
  useLetterKeys({ '-': to(at + 1), '+': to(at - 1) });
  return (
    <Segments
      data={ZOOMS.map(value => ({ value, label: t(value) }))}
      value={zoom}
      onChange={onZoom}
      label={t('label')}
    />
  );
}

/** Kept on this device. */
export function useZoom(): readonly [Zoom, (zoom: Zoom) => void] {
  const [zoom, change] = useOwn<Zoom>('planner zoom', 'week', readZoom);
  return [zoom, next => change(() => next)];
}

function readZoom(stored: string): Zoom {
  const kept: unknown = JSON.parse(stored);
  return ZOOMS.find(one => one === kept) ?? 'week';
}
