import { Skeleton, Stack } from '@mantine/core';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The first moments of the first visit; afterwards the device answers before anything could be drawn. */
export function ListSkeleton() {
  return (
    <Stack gap={8} mt={24} aria-hidden="true">
      {ROWS.map(row => (
        <Skeleton key={row} height={110} radius={14} />
      ))}
    </Stack>
  );
}
