// Every fault that the product must survive, by number, and what must come of it. Each number stands in the title of a test
// (`tests/house/numbered.test.ts`); some are events of the simulator's stories too.
import type { Fault as StoryFault } from '#tests/support/simulator/story.ts';

interface HeldFault {
  readonly fault: string;
  readonly must: string;
  /** Events of the stories that are this fault. */
  readonly stories?: readonly StoryFault[];
}

export const FAULTS: Readonly<Record<`FA${number}`, HeldFault>> = {
  FA1: {
    fault: 'the disk is full',
    must: 'the mirror shrinks, the outbox stays, the person is told',
    stories: ['disk-full', 'write-fails'],
  },
  FA2: {
    fault: 'the database connection is closed from outside',
    must: 'it is opened anew, the work is tried once more, nothing is lost',
    stories: ['lose-connections'],
  },
  FA3: {
    fault: 'an old tab blocks the upgrade',
    must: 'it is told within five seconds, and goes on when the tab lets go',
  },
  FA4: {
    fault: 'the whole storage is evicted',
    must: 'it is noticed, told and fetched again',
  },
  FA5: {
    fault: 'a tab is killed at any step of a write',
    must: 'nothing is lost or done twice',
    stories: ['kill-in-act', 'kill-tab'],
  },
  FA6: {
    fault: 'the browser keeps nothing',
    must: 'everything works from memory, and that is told',
  },
  FA7: {
    fault: 'a migration throws half-way',
    must: 'mirror and queue stay as they were',
  },
  FA8: {
    fault: 'a command is applied and the answer is lost',
    must: 'one row',
    stories: ['bad-calls'],
  },
  FA9: {
    fault: 'the answer of the first attempt comes after the second',
    must: 'it is ignored',
  },
  FA10: {
    fault: 'pushes come twice and out of order',
    must: 'one effect each, in the order of acting',
    stories: ['bad-calls'],
  },
  FA11: {
    fault: 'a captive portal answers with a page',
    must: 'no success, no crash, no attempt burnt',
  },
  FA12: {
    fault: 'the network stalls for half a minute while it says that it is there',
    must: 'a time-out within ten seconds, «offline», and screens that never wait',
    stories: ['bad-calls'],
  },
  FA13: {
    fault: 'the network flaps every second',
    must: 'bounded requests, one effect each',
    stories: ['network-down'],
  },
  FA14: {
    fault: 'a poisoned command is at the head of the queue',
    must: 'it is parked with its reason, its dependents too, the rest goes on',
  },
  FA15: {
    fault: 'the server dies after some commands of a call',
    must: 'each command has its own outcome',
  },
  FA16: {
    fault: 'a pull is longer than a page',
    must: 'it pages until done',
  },
  FA17: {
    fault: 'an older transaction commits late',
    must: 'none of its rows is skipped',
    stories: ['server-busy'],
  },
  FA18: {
    fault: 'rows of one transaction fall on both sides of a page edge',
    must: 'none is lost or repeated in effect',
  },
  FA19: {
    fault: 'the token ends in the middle of sending',
    must: 'one refresh, and on',
    stories: ['tokens-expire'],
  },
  FA20: {
    fault: 'the session is ended elsewhere with commands queued',
    must: 'they wait for the same person',
    stories: ['sessions-end'],
  },
  FA21: {
    fault: 'a cold start offline with an expired token',
    must: 'mirror and session at once',
  },
  FA22: {
    fault: 'the clock is a day wrong, or jumps',
    must: 'the server’s order, no refresh loop',
    stories: ['clock-jumps'],
  },
  FA23: {
    fault: 'two devices edit one field',
    must: 'the first one wins, the other is told what stands',
  },
  FA24: {
    fault: 'a membership is revoked while the device is offline',
    must: 'its rows leave, what was queued is parked',
  },
  FA25: {
    fault: 'the leader freezes or dies while several tabs have work',
    must: 'another tab takes over within ten seconds, one effect each',
    stories: ['freeze-tab', 'kill-tab'],
  },
  FA26: {
    fault: 'ten minutes in the background with dead sockets',
    must: 'one pull catches up',
    stories: ['hide-tab'],
  },
  FA27: {
    fault: 'realtime is out of order',
    must: 'a later pull finds everything',
  },
  FA28: {
    fault: 'ten thousand commands are queued',
    must: 'they are sent in order, with progress',
  },
};
