import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './growing-textarea.module.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'rows' | 'classNames' | 'style'> {
  readonly minRows: number;
  /** From here on it scrolls; left out where it may grow with whatever is written. */
  readonly maxRows?: number;
  /** A class for the field itself. One with another padding says what stands around its lines as `--around`. */
  readonly inputClass?: string | undefined;
}

const BY_STYLE = CSS.supports('field-sizing', 'content');

/** A box that grows with its words: by style where the browser can, else by measuring as it is drawn and at every letter, each time a layout. */
export function GrowingTextarea({ minRows, maxRows, inputClass = '', ...props }: GrowingTextareaProps) {
  if (!BY_STYLE) {
    const most = maxRows === undefined ? {} : { maxRows };
    return <Textarea {...props} classNames={{ input: inputClass }} autosize minRows={minRows} {...most} />;
  }
  const rows: Record<`--${string}`, number> = {
    '--least': minRows,
    ...(maxRows !== undefined && { '--most': maxRows }),
  };
  return <Textarea {...props} classNames={{ input: `${classes.growing} ${inputClass}` }} style={rows} />;
}
