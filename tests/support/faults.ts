// Every fault that the product must survive, by name, and where that is held: a test by its title, or a kind of event in the
// simulator's stories. `tests/house/faults.test.ts` looks whether those are there.
import type { Fault as StoryFault } from '#tests/support/simulator/story.ts';

export interface HeldFault {
  readonly fault: string;
  readonly must: string;
  readonly tests: readonly (readonly [file: string, title: string])[];
  readonly stories?: readonly StoryFault[];
}

const sync = (name: string, title: string) => [`tests/sync/${name}.test.ts`, title] as const;
const browser = (title: string) => ['tests/e2e/engine.spec.ts', title] as const;
const network = (title: string) => ['tests/e2e/engine-network.spec.ts', title] as const;

export const FAULTS: readonly HeldFault[] = [
  {
    fault: 'the disk is full',
    must: 'the mirror shrinks, the outbox stays, the person is told',
    tests: [sync('lean', 'EN12 gives up what is over, and saves what a person does'), browser('a full disk is told')],
    stories: ['disk-full', 'write-fails'],
  },
  {
    fault: 'the database connection is closed from outside',
    must: 'it is opened anew, the work is tried once more, nothing is lost',
    tests: [
      sync('engine', 'EN8 reopens a lost connection once, and nobody notices'),
      browser('a database that is deleted under two open tabs'),
    ],
    stories: ['lose-connections'],
  },
  {
    fault: 'an old tab blocks the upgrade',
    must: 'it is told within five seconds, and goes on when the tab lets go',
    tests: [sync('engine', 'EN8 says so when another tab holds an older version, and goes on when it lets go')],
  },
  {
    fault: 'the whole storage is evicted',
    must: 'it is noticed, told and fetched again',
    tests: [sync('engine', 'EN8 notices that everything was taken away')],
  },
  {
    fault: 'a tab is killed at any step of a write',
    must: 'nothing is lost or done twice',
    tests: [sync('crashes', 'QU1 PL1 PU1 nothing is lost or done twice, wherever a tab dies')],
    stories: ['kill-in-act', 'kill-tab'],
  },
  {
    fault: 'the browser keeps nothing',
    must: 'everything works from memory, and that is told',
    tests: [
      sync('memory', 'EN13 works all the same, each tab by itself, and says that nothing is kept'),
      browser('a browser that forbids storage'),
    ],
  },
  {
    fault: 'a migration throws half-way',
    must: 'mirror and queue stay as they were',
    tests: [
      sync('faults', 'QU9 that chokes on an old command parks it, and everything else goes on'),
      sync('faults', 'QU9 EN8 that storage breaks off half-way leaves mirror and queue as they were'),
    ],
  },
  {
    fault: 'a command is applied and the answer is lost',
    must: 'one row',
    tests: [sync('push', 'PU4 sends the same commands again when the answer was lost')],
    stories: ['bad-calls'],
  },
  {
    fault: 'the answer of the first attempt comes after the second',
    must: 'it is ignored',
    tests: [sync('pull', 'PL3 counts only for the cursor it was asked with')],
  },
  {
    fault: 'pushes come twice and out of order',
    must: 'one effect each, in the order of acting',
    tests: [
      sync('push', 'PU1 gives one effect however often a command arrives'),
      ['tests/sync/contract.ts', 'PU1 a replay gets the same outcome and has no second effect'],
    ],
    stories: ['bad-calls'],
  },
  {
    fault: 'a captive portal answers with a page',
    must: 'no success, no crash, no attempt burnt',
    tests: [sync('http', 'PU6 takes %s for what it is'), network('a portal that answers with a page')],
  },
  {
    fault: 'the network stalls for half a minute while it says that it is there',
    must: 'a time-out within ten seconds, «offline», and screens that never wait',
    tests: [
      sync('http', 'PU6 takes no network for no network, and a stall for a time-out'),
      network('then a server that never answers'),
    ],
    stories: ['bad-calls'],
  },
  {
    fault: 'the network flaps every second',
    must: 'bounded requests, one effect each',
    tests: [
      sync('machine', 'EN5 calls seldom while the network flaps every second'),
      network('a signal that comes and goes every second'),
    ],
    stories: ['network-down'],
  },
  {
    fault: 'a poisoned command is at the head of the queue',
    must: 'it is parked with its reason, its dependents too, the rest goes on',
    tests: [sync('push', 'PU5 park the command with its code, take its effect back, and let the rest flow')],
  },
  {
    fault: 'the server dies after some commands of a call',
    must: 'each command has its own outcome',
    tests: [sync('faults', 'PU1 PU4 that dies after some commands of a call is asked again')],
  },
  {
    fault: 'a pull is longer than a page',
    must: 'it pages until done',
    tests: [
      sync('faults', 'PL6 that gives a few rows at a time is asked until all are here'),
      ['tests/sync/contract.ts', 'PL6 more than a thousand rows come in pages that end on `more`'],
    ],
  },
  {
    fault: 'an older transaction commits late',
    must: 'none of its rows is skipped',
    tests: [
      sync('faults', 'PL4 that commits an older transaction late skips none of its rows'),
      ['tests/database/races.test.ts', '16 writers that commit late, out of order or not at all'],
    ],
    stories: ['server-busy'],
  },
  {
    fault: 'rows of one transaction fall on both sides of a page edge',
    must: 'none is lost or repeated in effect',
    tests: [['tests/sync/contract.ts', 'PL6 more than a thousand rows come in pages that end on `more`']],
  },
  {
    fault: 'the token ends in the middle of sending',
    must: 'one refresh, and on',
    tests: [sync('session', 'SE3 that end cost one refresh and nothing else')],
    stories: ['tokens-expire'],
  },
  {
    fault: 'the session is ended elsewhere with commands queued',
    must: 'they wait for the same person',
    tests: [sync('session', 'SE3 that are refused for good leave queue and mirror to wait for the same person')],
    stories: ['sessions-end'],
  },
  {
    fault: 'a cold start offline with an expired token',
    must: 'mirror and session at once',
    tests: [sync('session', 'SE8 find everything at a cold start offline, whatever their token')],
  },
  {
    fault: 'the clock is a day wrong, or jumps',
    must: 'the server’s order, no refresh loop',
    tests: [
      sync('engine', 'EN11 wrong by %d ms delay and reorder nothing'),
      sync('session', 'SE4 live from when they were received, by whatever clock'),
    ],
    stories: ['clock-jumps'],
  },
  {
    fault: 'two devices edit one field',
    must: 'the first one wins, the other is told what stands',
    tests: [sync('faults', 'PU5 who were quicker win a field, and whoever was slower is told')],
  },
  {
    fault: 'a membership is revoked while the device is offline',
    must: 'its rows leave, what was queued is parked',
    tests: [sync('faults', 'PL5 PU5 who shut someone out meanwhile leave no row behind')],
  },
  {
    fault: 'the leader freezes or dies while several tabs have work',
    must: 'another tab takes over within ten seconds, one effect each',
    tests: [
      sync('leader', 'LE3 replaces a leader that is frozen within ten seconds'),
      sync('leader', 'LE3 replaces a leader that was killed at once'),
      browser('a leader that freezes, then one that dies'),
    ],
    stories: ['freeze-tab', 'kill-tab'],
  },
  {
    fault: 'ten minutes in the background with dead sockets',
    must: 'one pull catches up',
    tests: [sync('faults', 'EN3 ten minutes in the background, without a socket: one request brings everything')],
    stories: ['hide-tab'],
  },
  {
    fault: 'realtime is out of order',
    must: 'a later pull finds everything',
    tests: [sync('engine', 'EN3 comes without pokes too, only later')],
  },
  {
    fault: 'ten thousand commands are queued',
    must: 'they are sent in order, with progress',
    tests: [sync('faults', 'EN1 MI7 ten thousand queued commands are counted without being read, and all arrive')],
  },
];
