// The act of a screen. A disabled one always says why, because a dead button without a reason is a riddle.
import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './act-button.module.css';

interface ActButtonProps extends ComponentProps<typeof Button<'button'>> {
  /** Lit: the one next act, at most once on a screen. */
  readonly variant?: 'lit' | 'filled' | 'outline' | 'soft' | 'danger';
  /** Shown inside when disabled: 'possible from 18:30'. */
  readonly reason?: ReactNode;
}

export function ActButton({ reason, children, disabled = false, ...rest }: ActButtonProps) {
  return (
    <Button size="lg" fullWidth disabled={disabled} {...rest}>
      <span className={classes.words}>
        <span>{children}</span>
        {disabled && reason !== undefined && <span className={classes.reason}>{reason}</span>}
      </span>
    </Button>
  );
}
