// The messages of the realtime protocol (version 2.0.0): JSON arrays [join_ref, ref, topic, event, payload].
import * as v from 'valibot';

const Frame = v.tuple([v.nullable(v.string()), v.nullable(v.string()), v.string(), v.string(), v.unknown()]);

export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Null for anything that is not a frame. Binary frames are broadcasts by clients, which nobody of ours sends. */
export function readFrame(text: string): Frame | null {
  try {
    const [joinRef, ref, topic, event, payload] = v.parse(Frame, JSON.parse(text));
    return { joinRef, ref, topic, event, payload };
  } catch {
    return null;
  }
}

export function writeFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** What a client asks for when it joins. */
export const JoinPayload = v.looseObject({
  config: v.looseObject({
    private: v.optional(v.boolean(), false),
    postgres_changes: v.optional(
      v.array(
        v.looseObject({
          event: v.string(),
          schema: v.string(),
          table: v.optional(v.string(), ''),
          filter: v.optional(v.string()),
        }),
      ),
      [],
    ),
  }),
  access_token: v.optional(v.nullable(v.string())),
});

export const TokenPayload = v.looseObject({ access_token: v.nullable(v.string()) });

export type WantedChange = v.InferOutput<typeof JoinPayload>['config']['postgres_changes'][number];
