// Worked time where somebody stayed longer or left early: came at the start of the night of `worked-time-cases.ts`, left at this
// minute, and what was said of until when: by whom, at which minute, until which.
export type EndSaid = readonly ['rockstar' | 'venue', number, number];

export const AGREED_END_CASES: readonly (readonly [
  name: string,
  left: number,
  ends: readonly EndSaid[],
  paidMin: number,
])[] = [
  ['a later end that nobody answered', 560, [['rockstar', 400, 540]], 465],
  [
    'a later end that both said, and a quarter of an hour past it',
    560,
    [
      ['rockstar', 400, 540],
      ['venue', 410, 540],
    ],
    525,
  ],
  [
    'a later end that the venue said first',
    540,
    [
      ['venue', 300, 540],
      ['rockstar', 420, 540],
    ],
    510,
  ],
  [
    'the same later end, said by both at one time',
    540,
    [
      ['venue', 400, 540],
      ['rockstar', 400, 540],
    ],
    510,
  ],
  [
    'two ends that differ',
    600,
    [
      ['rockstar', 400, 600],
      ['venue', 410, 540],
    ],
    465,
  ],
  [
    'another end that was not answered leaves the one agreed',
    600,
    [
      ['rockstar', 400, 540],
      ['venue', 410, 540],
      ['rockstar', 420, 600],
    ],
    525,
  ],
  [
    'the later of two that were agreed',
    600,
    [
      ['rockstar', 400, 540],
      ['venue', 410, 540],
      ['rockstar', 420, 600],
      ['venue', 430, 600],
    ],
    570,
  ],
  [
    'back to the plan',
    560,
    [
      ['rockstar', 400, 540],
      ['venue', 410, 540],
      ['venue', 420, 480],
      ['rockstar', 430, 480],
    ],
    465,
  ],
  [
    'sent home: four hours at least',
    120,
    [
      ['venue', 100, 120],
      ['rockstar', 110, 120],
    ],
    240,
  ],
  [
    'sent home after more than four hours',
    360,
    [
      ['venue', 350, 360],
      ['rockstar', 355, 360],
    ],
    330,
  ],
  [
    'sent home, and said so again',
    120,
    [
      ['venue', 100, 120],
      ['rockstar', 110, 120],
      ['venue', 115, 120],
    ],
    240,
  ],
  [
    'went home early by their own wish: the time worked',
    120,
    [
      ['rockstar', 100, 120],
      ['venue', 110, 120],
    ],
    90,
  ],
  ['sent home without a yes: the time worked', 120, [['venue', 100, 120]], 90],
  [
    'an early end that was agreed takes nothing from who stayed',
    480,
    [
      ['venue', 100, 120],
      ['rockstar', 110, 120],
    ],
    450,
  ],
];

/** Likewise, of from when: came at this minute, and stayed to the end. */
export const AGREED_START_CASES: readonly (readonly [
  name: string,
  came: number,
  starts: readonly EndSaid[],
  paidMin: number,
])[] = [
  ['an earlier start that the venue asked for and nobody answered', -40, [['venue', -300, -30]], 450],
  ['an earlier start that nobody asked for but who came', -40, [['rockstar', -300, -30]], 450],
  [
    'an earlier start that both said',
    -40,
    [
      ['venue', -300, -30],
      ['rockstar', -290, -30],
    ],
    480,
  ],
  [
    'an earlier start that the venue agreed to',
    -30,
    [
      ['rockstar', -300, -30],
      ['venue', -290, -30],
    ],
    480,
  ],
  [
    'an earlier start, and came later than it',
    -20,
    [
      ['venue', -300, -30],
      ['rockstar', -290, -30],
    ],
    470,
  ],
  [
    'an earlier start, and late all the same',
    24,
    [
      ['venue', -300, -30],
      ['rockstar', -290, -30],
    ],
    426,
  ],
  [
    'two earlier starts that differ',
    -60,
    [
      ['venue', -300, -60],
      ['rockstar', -290, -30],
    ],
    450,
  ],
  [
    'an earlier start, back to the plan',
    -30,
    [
      ['venue', -300, -30],
      ['rockstar', -290, -30],
      ['venue', -200, 0],
      ['rockstar', -190, 0],
    ],
    450,
  ],
];
