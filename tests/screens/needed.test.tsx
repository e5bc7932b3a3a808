// A form that is sent before it is filled in: each field that is empty says so, and the first has the focus.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordSheet } from '#features/recorded/record-sheet.tsx';
import { en } from '#i18n/en.ts';
import { MANAGER, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';
import { useNeeded } from '#ui/use-needed.ts';

it('what was worked without a post is sent with all that it needs', async () => {
  const rocco = await personAt(WORKER);
  const { press } = rocco.sees(
    <RecordSheet draft="record" pairOf={() => null} onClose={() => undefined} others={[]} otherLabel="Where" />,
  );
  await press(en.recorded.send);
  const missing = await screen.findAllByText('This field is required');
  expect(missing).toHaveLength(6);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('combobox', { name: 'Where' }));
  expect(await rocco.outbox()).toEqual([]);
});

function HoursAndMinutes() {
  const figure = useNeeded<HTMLDivElement>(false);
  return (
    <>
      <div ref={figure.box}>
        <input aria-label="Hours" defaultValue="7" />
        <input aria-label="Minutes" />
      </div>
      <button type="button" onClick={() => figure.press(() => undefined)}>
        Decide
      </button>
    </>
  );
}

it('of several fields that are one figure the one that is empty has the focus', async () => {
  const ada = await personAt(MANAGER);
  const { press } = ada.sees(<HoursAndMinutes />);
  await press('Decide');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Minutes' }));
});
