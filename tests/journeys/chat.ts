// A chat that both have on their devices: Rocco applied for a shift of Vera's and was booked.
import { v7 as newId } from 'uuid';
import { claimShift } from '#domain/applications/commands.ts';
import { conversations } from '#domain/conversations/schema.ts';
import { postShift, type Stage, seenVersion } from './stage.ts';

export async function openChat({ vera, rocco }: Stage, inDays: number): Promise<string> {
  const shiftId = await postShift(vera, { bookingMode: 'instant', inDays });
  await rocco.settled();
  const seen_version = await seenVersion(rocco, shiftId);
  await rocco.actAndSettle(claimShift, {
    application_id: newId(),
    booking_id: newId(),
    shift_id: shiftId,
    seen_version,
  });
  await vera.settled();
  const [chat] = await vera.rows(conversations);
  if (chat === undefined) throw new Error('The booking opened no chat.');
  return chat.id;
}
