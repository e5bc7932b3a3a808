import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newId } from '#domain/ids.ts';
import { jobFaults } from '#domain/jobs/rules.ts';
import { nameFault } from '#domain/profiles/rules.ts';
import { noteText, reasonText } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { keptName } from '#domain/templates/commands.ts';
import { addVenue } from '#domain/venues/commands.ts';
import { registerForm } from '#features/auth/form-schemas.ts';

const NOTHING = ['', ' \n\t', '\u200b\u2060\ufeff', '\u202e\u200f', '\u3164', '\u00ad'];

describe('words', () => {
  it.each(NOTHING)('%j say nothing', text => {
    expect(saysSomething(text)).toBe(false);
  });

  it.each(['.', '🍸', 'مرحبا', '\u200bx', '<script>'])('%j say something', text => {
    expect(saysSomething(text)).toBe(true);
  });
});

describe.each(NOTHING)('%j is refused before it is sent', nothing => {
  it('as a name, of a person, a venue or a template', () => {
    expect(nameFault(nothing)).toBe('short');
    expect(v.is(keptName, nothing)).toBe(false);
    expect(v.is(addVenue.args, { id: newId(), name: nothing, address: '12 Lantern Row' })).toBe(false);
    expect(v.is(addVenue.args, { id: newId(), name: 'The Copper Thistle', address: nothing })).toBe(false);
  });

  it('as the title of a job', () => {
    const terms = { role: 'bartender', title: nothing, payMinMinor: 1550, payMaxMinor: null, hoursPerWeek: 40 };
    expect(jobFaults(terms)).toEqual([{ field: 'title', code: 'required' }]);
  });

  it('as whoever registers, who is told that a name is missing', () => {
    const typed = {
      name: nothing,
      email: 'nia@example.com',
      password: 'Cellar-bar-7',
      confirmPassword: 'Cellar-bar-7',
    };
    expect(v.safeParse(registerForm, typed).issues?.map(({ message }) => message)[0]).toBe('nameRequired');
  });

  it('as a reason; a note of it is none', () => {
    expect(v.is(reasonText, nothing)).toBe(false);
    expect(v.parse(noteText, nothing)).toBe('');
  });
});
