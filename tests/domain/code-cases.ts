// Codes on the venue's screen, run by the device that shows them and by the database that proves them. The figures were made
// by a third program (Python's hmac), so both can be wrong in the same way only by agreeing with it.

export interface CodeCase {
  readonly key: string;
  readonly minute: number;
  readonly digits: string;
  readonly qr: string;
}

export const CODE_CASES: readonly CodeCase[] = [
  {
    key: '0000000000000000000000000000000000000000000000000000000000000000',
    minute: 29404442,
    digits: '750107',
    qr: '29404442.015513db4f659bbd1031',
  },
  {
    key: '0000000000000000000000000000000000000000000000000000000000000000',
    minute: 29404443,
    digits: '911629',
    qr: '29404443.40a4f3518c01d524d99c',
  },
  {
    key: '0000000000000000000000000000000000000000000000000000000000000000',
    minute: 30000000,
    digits: '310157',
    qr: '30000000.5d62cec0043a463593e6',
  },
  {
    key: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    minute: 29404442,
    digits: '855897',
    qr: '29404442.06c498ea0c9719ab6f5c',
  },
  {
    key: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    minute: 29404443,
    digits: '013381',
    qr: '29404443.59e8714811b1c9b00ffc',
  },
  {
    key: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    minute: 30000000,
    digits: '492048',
    qr: '30000000.f3dfcbd75a77b574a558',
  },
  {
    key: 'faa95a880c8f45abbce966902a7d7218fb8e6cb6853b6caa6b473dc183f70fda',
    minute: 29404442,
    digits: '280243',
    qr: '29404442.c5e1164cbf99d84bf1de',
  },
  {
    key: 'faa95a880c8f45abbce966902a7d7218fb8e6cb6853b6caa6b473dc183f70fda',
    minute: 29404443,
    digits: '705912',
    qr: '29404443.afe651841d7b6ea35af5',
  },
  {
    key: 'faa95a880c8f45abbce966902a7d7218fb8e6cb6853b6caa6b473dc183f70fda',
    minute: 30000000,
    digits: '335293',
    qr: '30000000.4ce0dc72454290c3a8da',
  },
  {
    key: 'faa95a880c8f45abbce966902a7d7218fb8e6cb6853b6caa6b473dc183f70fda',
    minute: 29404461,
    digits: '007676',
    qr: '29404461.3409db778f7ca96f191c',
  },
];
