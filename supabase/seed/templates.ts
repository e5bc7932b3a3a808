// What The Copper Thistle posts again and again.
import { addDays } from './calendar.ts';
import { COPPER_THISTLE } from './cast.ts';
import { seedId } from './chance.ts';
import { insertRows, type Sql } from './load.ts';

/** The house's own door and contact stand on a shift's pack already; a template says what it knows of the work. */
const TEMPLATES = [
  {
    name: 'Friday and Saturday close',
    role: 'bartender',
    starts_time: '18:00',
    ends_time: '02:00',
    break_min: 30,
    rate_minor: 1550,
    positions: 2,
    booking_mode: 'instant',
    title: 'Busy bar, two on the floor side',
    pack: { dress_code: 'Black shirt, dark jeans, closed shoes', kit: 'Bottle opener and a pen' },
  },
  {
    name: 'Cocktail nights',
    role: 'cocktail-bartender',
    starts_time: '19:00',
    ends_time: '01:00',
    break_min: 20,
    rate_minor: 1800,
    positions: 1,
    booking_mode: 'review',
    title: 'Own list, twenty classics',
    pack: { dress_code: 'Black shirt, apron is here', kit: 'Own bar tools, if you like your own' },
  },
  {
    name: 'Barback, weekend',
    role: 'barback',
    starts_time: '17:30',
    ends_time: '01:30',
    break_min: 30,
    rate_minor: 1360,
    positions: 1,
    booking_mode: 'instant_favourites',
    title: 'Cellar, ice and glass',
    pack: { dress_code: 'Black T-shirt, non-slip shoes' },
  },
] as const;

export async function loadTemplates(sql: Sql, today: string): Promise<void> {
  const kept = `${addDays(today, -70)}T11:00:00Z`;
  const rows = TEMPLATES.map(template => ({
    id: seedId(`template:${template.name}`),
    venue_id: COPPER_THISTLE,
    tips: true,
    favourites_hours: template.booking_mode === 'instant_favourites' ? 24 : 0,
    ...template,
    created_at: kept,
    updated_at: kept,
  }));
  await insertRows(sql, 'public.shift_templates', { rows });
}
