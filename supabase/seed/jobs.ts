// Sixty jobs and who applied for them. Drawn from a chance of their own, so that nothing else of the demo moves with them.
import { addDays } from './calendar.ts';
import { chanceFrom, seedId } from './chance.ts';
import type { Rockstar } from './people.ts';
import { PAY } from './roles.ts';
import { VENUES } from './venues.ts';

const JOBS = 60;
const SEED = 20_261_122;

export interface SeedJob {
  readonly id: string;
  readonly venue: (typeof VENUES)[number];
  readonly role: string;
  readonly title: string;
  readonly payMin: number;
  readonly payMax: number;
  readonly status: 'published' | 'paused' | 'draft' | 'filled';
  readonly employment: 'full_time' | 'part_time' | 'temporary';
  readonly hours: number;
  readonly postedOn: string;
}

export interface SeedJobRequest {
  readonly id: string;
  readonly job: SeedJob;
  readonly worker: Rockstar;
  readonly status: 'submitted' | 'shortlisted' | 'rejected' | 'accepted';
  readonly at: string;
}

const TITLES: Readonly<Record<string, string>> = {
  bartender: 'Bartender, four nights',
  'cocktail-bartender': 'Head of cocktails',
  barback: 'Barback, training to bartender',
  'waiting-staff': 'Waiter for the dining room',
  host: 'Host, front of house',
  barista: 'Morning barista',
  'kitchen-porter': 'Kitchen porter',
  'commis-chef': 'Commis chef, pastry',
  'chef-de-partie': 'Chef de partie, larder',
  'sous-chef': 'Sous chef',
  'head-chef': 'Head chef',
  'night-porter': 'Night porter',
  'room-attendant': 'Room attendant',
  supervisor: 'Floor supervisor',
  'events-crew': 'Events crew, weekends',
};

export function makeJobs(of: { readonly rockstars: readonly Rockstar[]; readonly today: string }): {
  readonly jobs: readonly SeedJob[];
  readonly requests: readonly SeedJobRequest[];
} {
  const chance = chanceFrom(SEED);
  const open = VENUES.filter(venue => venue.status === 'active');
  const roles = Object.keys(TITLES);
  const jobs = Array.from({ length: JOBS }, (_, nth): SeedJob => {
    const venue = open[nth % open.length] ?? chance.pick(open);
    const role = chance.pick(roles);
    const pay = PAY[role] ?? { elsewhere: [1271, 1400], london: [1350, 1500] };
    const [payMin, payMax] = venue.city === 'london' ? pay.london : pay.elsewhere;
    // The first round is open everywhere; later ones are in every state.
    const status = nth < open.length ? 'published' : chance.pick(['published', 'paused', 'draft', 'filled'] as const);
    return {
      id: seedId(`job:${nth}`),
      venue,
      role,
      title: TITLES[role] ?? role,
      payMin,
      payMax,
      status,
      employment: chance.pick(['full_time', 'full_time', 'part_time', 'temporary'] as const),
      hours: chance.pick([20, 24, 32, 38, 40]),
      postedOn: addDays(of.today, -chance.between(1, 20)),
    };
  });
  return { jobs, requests: jobs.flatMap(job => applicantsOf(job, of, chance)) };
}

function applicantsOf(
  job: SeedJob,
  of: { readonly rockstars: readonly Rockstar[]; readonly today: string },
  chance: ReturnType<typeof chanceFrom>,
): SeedJobRequest[] {
  if (job.status === 'draft') return [];
  const able = of.rockstars.filter(one => one.works && one.city === job.venue.city && one.roles.includes(job.role));
  return chance
    .shuffled(able)
    .slice(0, chance.between(0, 4))
    .map((worker, nth) => ({
      id: seedId(`application:${job.id}:${worker.id}`),
      job,
      worker,
      status:
        job.status === 'filled'
          ? nth === 0
            ? 'accepted'
            : 'rejected'
          : chance.pick(['submitted', 'submitted', 'shortlisted'] as const),
      at: `${addDays(of.today, -1)}T${String(chance.between(8, 21)).padStart(2, '0')}:15:00Z`,
    }));
}
