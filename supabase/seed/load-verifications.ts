// What the venues that are not verified yet handed in, for the admins' queue: who stands behind each, and one page that says so.
import { addDays } from './calendar.ts';
import { seedId } from './chance.ts';
import { insertRows, type Sql } from './load.ts';

import { VENUES } from './venues.ts';

export async function loadVerifications(sql: Sql, { today }: { readonly today: string }): Promise<void> {
  const waiting = VENUES.filter(venue => !venue.verified && venue.status === 'active');
  const files = waiting.map(venue => ({
    id: seedId(`evidence:${venue.slug}`),
    venue_id: venue.id,
    kind: 'evidence',
    name: 'premises-licence.pdf',
    type: 'application/pdf',
    content: btoa(pageSaying(`Premises licence of ${venue.slug.replaceAll('-', ' ')}, for the demo`)),
    created_at: `${today}T06:00:00Z`,
    updated_at: `${today}T06:00:00Z`,
  }));
  await insertRows(sql, 'public.files', { rows: files });
  const rows = waiting.map((venue, nth) => {
    const at = `${addDays(today, -1 - nth)}T10:00:00Z`;
    return {
      id: venue.id,
      legal_name: `${venue.name} Ltd`,
      registration_number: `0${4_210_553 + nth * 917}`,
      website: `https://${venue.slug}.example.com`,
      file_ids: [seedId(`evidence:${venue.slug}`)],
      state: 'waiting',
      version: 1,
      handed_in_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  await insertRows(sql, 'public.venue_verifications', { rows });
}

/** The smallest document that readers open. */
function pageSaying(words: string): string {
  const drawing = `BT /F1 18 Tf 60 760 Td (${words.replaceAll(/[^\w ,-]/g, '')}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R',
    '/Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj',
    `4 0 obj <</Length ${drawing.length}>> stream\n${drawing}\nendstream endobj`,
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
}
