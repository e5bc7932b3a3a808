// What is typed about a venue, whether it is complete, and saving it: a new one, or what changed about a known one.

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { type KeptChanges, useKeptChanges } from '#bridge/use-kept-changes.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { useQuery } from '#bridge/use-query.ts';
import { newId, type VenueId } from '#domain/ids.ts';
import { trimmed } from '#domain/said.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { type AddVenueArgs, addVenue, type EditVenueArgs, editVenue } from '#domain/venues/commands.ts';
import { type Point, pointOf } from '#domain/venues/distance.ts';
import { nameLetters } from '#domain/venues/name-letters.ts';
import { isInCity } from '#domain/venues/point.ts';
import type { Industry, Venue } from '#domain/venues/schema.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyOutcome } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';

export interface VenueDraft {
  readonly name: string;
  readonly address: string;
  readonly industry: Industry;
  readonly contact: string;
  readonly description: string;
  /** The city; empty until it is chosen. */
  readonly area: string;
  /** Null: the middle of the city. */
  readonly point: Point | null;
}

export interface VenueForm
  extends Pick<KeptChanges<VenueDraft>, 'kept' | 'isChanged' | 'keepMine' | 'takeTheirs' | 'change'> {
  readonly draft: VenueDraft;
  readonly error: string | null;
  /** Where what is typed puts a known venue; null: it stays where it is. */
  readonly movesTo: string | null;
  /** What is typed gives a verified venue another name, which ends that. */
  readonly renames: boolean;
  save(): Promise<void>;
}

/** `known` is null for a new one. */
export function useVenueForm(known: Venue | null, onSaved: () => void): VenueForm {
  const t = useTranslations('venues');
  const cities = useQuery(allAreas, null);
  // What was typed and nothing else: the rest is as it is there now.
  const form = useKeptChanges<VenueDraft>(`venue-${known?.id ?? 'new'}`, known && draftOf(known));
  const { changes: typed, change, kept, isChanged, keepMine, takeTheirs, forget } = form;
  const draft = { ...draftOf(known), ...typed };
  const [error, setError] = useState<string | null>(null);
  const add = useCommand(addVenue);
  const edit = useCommand(editVenue);
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const once = useOnce();
  const fail = (words: string): boolean => {
    setError(words);
    return false;
  };
  const save = async (): Promise<boolean> => {
    if (isChanged) return false;
    const args = argsOf(draft, known);
    const city = areaOf(cities, draft.area);
    if (args.name.length < 2 || args.address === '' || city === undefined) return fail(t('mine.required'));
    if (draft.point !== null && !isInCity(draft.point, city)) return fail(t('place.far', { city: city.name }));
    form.saves(true);
    const saved = await (known === null ? add(args) : edit(typedOf(typed, args)));
    if (!saved.ok) {
      form.saves(false);
      return fail(t(known === null ? 'mine.addFailed' : 'mine.saveFailed'));
    }
    const applied = t(known === null ? 'mine.added' : 'mine.saved');
    notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied });
    forget();
    onSaved();
    return true;
  };
  const moves = known !== null && (draft.address.trim() !== known.address || draft.area !== known.area);
  const renames = known?.verified === true && nameLetters(draft.name) !== nameLetters(known.name);
  return {
    draft,
    error,
    movesTo: moves ? `${draft.address.trim()}, ${areaOf(cities, draft.area)?.name ?? ''}` : null,
    renames,
    save: () => once(save),
    ...{ change, kept, isChanged, keepMine, takeTheirs },
  };
}

function draftOf(known: Venue | null): VenueDraft {
  return {
    name: known?.name ?? '',
    address: known?.address ?? '',
    industry: known?.industry ?? 'bar',
    contact: known?.contact ?? '',
    description: known?.description ?? '',
    area: known?.area ?? '',
    point: known === null ? null : pointOf(known.lat, known.lng),
  };
}

/** What was typed alone: what a colleague has written meanwhile stays, name and place above all. */
function typedOf(typed: Partial<VenueDraft>, { id, ...args }: AddVenueArgs): EditVenueArgs {
  const { name, address, area, lat, lng, industry, contact, description } = args;
  return {
    id,
    ...('name' in typed ? { name } : {}),
    ...('address' in typed ? { address } : {}),
    ...('industry' in typed ? { industry } : {}),
    ...('contact' in typed ? { contact } : {}),
    ...('description' in typed ? { description } : {}),
    ...('area' in typed ? { area } : {}),
    ...('point' in typed && lat !== undefined ? { lat, lng } : {}),
  };
}

function argsOf(draft: VenueDraft, known: Venue | null): AddVenueArgs {
  return {
    id: known?.id ?? newId<VenueId>(),
    name: trimmed(draft.name),
    address: trimmed(draft.address),
    industry: draft.industry,
    area: draft.area,
    contact: draft.contact.trim() || null,
    description: draft.description.trim() || null,
    ...(draft.point === null ? {} : { lat: draft.point.lat, lng: draft.point.lng }),
  };
}
