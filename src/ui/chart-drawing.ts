// Draws a chart by the library, which comes with this file alone. Colours are the style sheet's, so that dark and paper need no
// drawing of their own; labels are texts of the picture, because the library's carry styles that our policy refuses.
import { AutoScaleAxis, BarChart, type BarDrawEvent, type GridDrawEvent, LineChart, Svg } from 'chartist';
import classes from './chart.module.css';

export interface Drawing {
  readonly kind: 'line' | 'bars';
  /** Below the chart, one for each place. */
  readonly labels: readonly string[];
  /** From the lowest of a stack; null where there is no figure. */
  readonly series: readonly (readonly (number | null)[])[];
  /** Words on a place, to be explained once; null where nothing is said. */
  readonly notes?: readonly (string | null)[];
  /** Words above a bar; null where nothing is said. */
  readonly said?: readonly (string | null)[];
  /** A dashed line across; what rises above it is drawn in its colour, with its value. */
  readonly alarm?: number;
  readonly tick: (value: number) => string;
  readonly low?: number;
  readonly high?: number;
}

/** What letters have grown by: the style sheet’s grow with them, and so does the room that they are given here. */
const LETTERS = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
const HEIGHT = 180 * LETTERS;
const TOP = 16 * LETTERS;
const LEFT = 52 * LETTERS;
const RIGHT = 28 * LETTERS;
const BOTTOM = 24 * LETTERS;
/** Of a label below, with room on both sides of it. */
const LABEL_WIDTH = 72 * LETTERS;
/** Of the room that a bar has. */
const BAR_SHARE = 0.6;
const WIDEST_BAR = 44 * LETTERS;
/** Of a bar, for words above it: those of a year would lie over one another, */
const LEAST_ROOM = 20 * LETTERS;
/** and below this those of two neighbours do. */
const LABEL_ROOM = 40 * LETTERS;
/** The table has all of them. */
const NOTE_LETTERS = 22;

// The library says the size of its picture twice, once as a style, which our policy refuses.
const setAttributes: (this: Svg, of: unknown, namespace?: string) => never = Svg.prototype.attr as never;
Svg.prototype.attr = function attr(this: Svg, of: unknown, namespace?: string) {
  if (typeof of !== 'object' || of === null) return setAttributes.call(this, of, namespace);
  const { style: _, ...others } = of as { readonly style?: string };
  return setAttributes.call(this, others);
};

/** Answers with what takes it away again. */
export function draw(box: HTMLElement, drawing: Drawing): () => void {
  const chart = drawing.kind === 'line' ? lineOf(box, drawing) : barsOf(box, drawing);
  chart.on('draw', (event: { readonly type: string }) => {
    if (event.type === 'bar') drawBar(event as BarDrawEvent, drawing);
    if (event.type === 'grid') labelLine(event as GridDrawEvent, { ...drawing, width: box.clientWidth - LEFT - RIGHT });
  });
  const resized = new ResizeObserver(() => chart.update());
  resized.observe(box);
  return () => {
    resized.disconnect();
    chart.detach();
    box.replaceChildren();
  };
}

const dataOf = ({ labels, series }: Drawing) => ({
  labels: [...labels],
  series: series.map((values, nth) => ({
    className: `${classes.series} ${classes[`ink${nth}`] ?? ''}`,
    data: [...values],
  })),
});

const common = ({ low, high, alarm, series }: Drawing) => ({
  height: HEIGHT,
  chartPadding: { top: TOP, right: RIGHT, bottom: 0, left: 0 },
  axisX: { showLabel: false, offset: BOTTOM },
  axisY: {
    showLabel: false,
    offset: LEFT,
    type: AutoScaleAxis,
    scaleMinSpace: 40 * LETTERS,
    // Half a person is no line of a count.
    onlyInteger:
      high === undefined && alarm === undefined && series.flat().every(value => Number.isInteger(value ?? 0)),
    low: low ?? 0,
    ...(high !== undefined && { high }),
  },
});

const names = {
  chart: classes.drawn ?? '',
  line: classes.line ?? '',
  point: classes.point ?? '',
  grid: classes.grid ?? '',
};

function lineOf(box: HTMLElement, drawing: Drawing) {
  return new LineChart(box, dataOf(drawing), {
    ...common(drawing),
    fullWidth: true,
    lineSmooth: false,
    classNames: names,
  });
}

function barsOf(box: HTMLElement, drawing: Drawing) {
  return new BarChart(box, dataOf(drawing), { ...common(drawing), stackBars: true, classNames: names });
}

/** As a box, where the library draws a line: only a box can be hollow. What is said of it stands above; one that rises above the alarm says how far. */
function drawBar(
  { element, group, index, seriesIndex, x2, y1, y2, chartRect, axisY }: BarDrawEvent,
  drawing: Drawing,
): void {
  const { alarm, said, tick } = drawing;
  const heights = drawing.series[seriesIndex] ?? [];
  const height = heights[index] ?? 0;
  const over = alarm !== undefined && height > alarm;
  const room = (chartRect.x2 - chartRect.x1) / drawing.labels.length;
  const width = Math.min(WIDEST_BAR, room * BAR_SHARE);
  element.remove();
  if (height > 0) {
    const box = { x: x2 - width / 2, y: Math.min(y1, y2), width, height: Math.abs(y1 - y2) };
    group.elem('rect', box, `${classes.bar} ${over ? classes.over : ''}`);
  }
  const words = over && isPeak(heights, index, room) ? tick(height) : (said?.[index] ?? null);
  if (words !== null && room >= LEAST_ROOM)
    group.elem('text', { x: x2, y: y2 - 6 * LETTERS }, `${classes.place} ${over ? classes.overText : ''}`).text(words);
  if (alarm === undefined || index !== drawing.labels.length - 1) return;
  const y = chartRect.y1 - axisY.projectValue(alarm);
  group.elem('line', { x1: chartRect.x1, x2: chartRect.x2, y1: y, y2: y }, classes.alarm);
}

/** Of neighbours whose words would meet, the highest has them. */
function isPeak(heights: readonly (number | null)[], index: number, room: number): boolean {
  if (room >= LABEL_ROOM) return true;
  const at = (nth: number) => heights[nth] ?? 0;
  return at(index) > at(index - 1) && at(index) >= at(index + 1);
}

/** A value at each line across, a few days below; the lines upwards go. */
function labelLine(
  { axis, index, group, x1, y1, y2, element }: GridDrawEvent,
  { kind, labels, notes, tick, width }: Drawing & { readonly width: number },
): void {
  if (axis.units.pos === 'y') {
    group.elem('text', { x: x1 - 8 * LETTERS, y: y1 + 4 * LETTERS }, classes.value).text(tick(valueAt(axis, index)));
    return;
  }
  element.remove();
  const step = Math.ceil(labels.length / Math.max(1, Math.floor(width / LABEL_WIDTH)));
  // A bar stands in the middle of its place, a point at its beginning.
  const middle = kind === 'bars' ? width / labels.length / 2 : 0;
  const note = notes?.[index] ?? null;
  if (note !== null) noteAt(group, { x: x1 + middle, top: Math.min(y1, y2), bottom: Math.max(y1, y2), width, note });
  const words = labels[index];
  if (words !== undefined && (labels.length - 1 - index) % step === 0)
    group.elem('text', { x: x1 + middle, y: Math.max(y1, y2) + 18 * LETTERS }, classes.place).text(words);
}

/** Its types keep it to itself, and nothing else says at which value a line stands. */
function valueAt(axis: GridDrawEvent['axis'], index: number): number {
  const ticks: readonly unknown[] = Reflect.get(axis, 'ticks');
  return Number(ticks[index]);
}

interface NotedPlace {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly note: string;
}

/** A dashed line with its words, on the side where there is room. */
function noteAt(group: Svg, { x, top, bottom, width, note }: NotedPlace): void {
  group.elem('line', { x1: x, x2: x, y1: top, y2: bottom }, classes.noted);
  const right = x < LEFT + width / 2;
  const words = note.length > NOTE_LETTERS ? `${note.slice(0, NOTE_LETTERS - 1)}…` : note;
  group
    .elem(
      'text',
      { x: right ? x + 6 : x - 6, y: top - 5 * LETTERS, 'text-anchor': right ? 'start' : 'end' },
      classes.note,
    )
    .text(words);
}
