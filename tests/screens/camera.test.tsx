// Checking in by the camera, where the camera answers before the sheet is drawn that shows its picture.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScanSheet } from '#features/attendance/scan-sheet.tsx';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const CODE = '29404442.015513db4f659bbd1031';

vi.hoisted(() => {
  class SeesCode {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async (source: HTMLVideoElement) =>
      source.srcObject == null ? [] : [{ rawValue: '29404442.015513db4f659bbd1031' }];
  }
  Object.assign(globalThis, { BarcodeDetector: SeesCode });
});

/** One that was allowed before: nobody is asked. */
function readyCamera() {
  const track = { stop: vi.fn() };
  const stream = { getTracks: () => [track] };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream }, configurable: true });
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue(undefined);
  return track;
}
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('a camera that answers at once is shown and read', async () => {
  const track = readyCamera();
  const onScanned = vi.fn();
  const rocco = await personAt(WORKER);
  const sheet = <ScanSheet onScanned={onScanned} onNoCamera={() => undefined} onClose={() => undefined} />;
  rocco.sees(sheet);
  await screen.findByRole('dialog', { hidden: true });
  await waitFor(() => expect(onScanned).toHaveBeenCalledWith(CODE));
  expect(track.stop).not.toHaveBeenCalled();
  cleanup();
  expect(track.stop).toHaveBeenCalledOnce();
});
