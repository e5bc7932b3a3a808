import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { type InvitationId, newId } from '#domain/ids.ts';
import { sendWorkInvitation } from '#domain/invitations/commands.ts';
import { type InvitedPerson, invitablePosts } from '#domain/invitations/posts.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './invitations.module.css';
import { useShiftFit } from './use-shift-fit.ts';

interface InvitePersonSheetProps {
  readonly venueId: string;
  readonly person: InvitedPerson;
  readonly onClose: () => void;
}

export function InvitePersonSheet({ venueId, person, onClose }: InvitePersonSheetProps) {
  const t = useTranslations('invitations.venue');
  const { id, name, skills } = person;
  const posts = useQuery(invitablePosts, { venueId, worker: { id, skills }, now: useEncoreNow() });
  const shiftWords = useShiftWords();
  const ids = posts?.shifts.map(shift => shift.id) ?? [];
  const fit = useShiftFit({ venueId, workers: [id], shifts: ids });
  const { value: message, change, forget, kept } = useKeptForm(`invite-${venueId}-${id}`, '');
  const save = useCommand(sendWorkInvitation);
  const told = useToldOutcome();
  const invite = async (post: { readonly shift_id: string } | { readonly job_id: string }) => {
    const words = message.trim() === '' ? {} : { message };
    const saving = save({ id: newId<InvitationId>(), venue_id: venueId, worker_id: id, ...post, ...words });
    if (await told(saving, { applied: t('invited', { n: 1 }) })) forget();
    onClose();
  };
  const shifts = posts?.shifts.map(shift => ({
    id: shift.id,
    words: shiftWords(shift),
    note: fit.words(id, shift.id),
    post: { shift_id: shift.id },
  }));
  const jobs = posts?.jobs.map(job => ({ id: job.id, words: job.title, note: null, post: { job_id: job.id } }));
  return (
    <Sheet opened onClose={onClose} title={t('toTitle', { name })}>
      {posts?.shifts.length === 0 && posts.jobs.length === 0 && (
        <p className={classes.meta}>{t('toNothing', { name })}</p>
      )}
      {fit.unknown && ids.length > 0 && <Notice tone="blue">{t('fit.network')}</Notice>}
      <KeptLine kept={kept} />
      <GrowingTextarea
        label={t('message')}
        description={t('messageHint', { name })}
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={event => change(() => event.currentTarget.value)}
      />
      <Posts title={t('toShifts')} name={name} posts={shifts ?? []} onInvite={post => void invite(post)} />
      <Posts title={t('toJobs')} name={name} posts={jobs ?? []} onInvite={post => void invite(post)} />
    </Sheet>
  );
}

interface Line<Post> {
  readonly id: string;
  readonly words: string;
  /** How it suits them; null while nobody knows. */
  readonly note: string | null;
  readonly post: Post;
}

interface PostsProps<Post> {
  readonly title: string;
  readonly name: string;
  readonly posts: readonly Line<Post>[];
  readonly onInvite: (post: Post) => void;
}

function Posts<Post>({ title, name, posts, onInvite }: PostsProps<Post>) {
  const t = useTranslations('invitations.venue');
  if (posts.length === 0) return null;
  return (
    <section className={classes.panel}>
      <h3 data-heading="panel" className={classes.panelHeading}>
        {title}
      </h3>
      <ul role="list" className={classes.rows}>
        {posts.map(({ id, words, note, post }) => (
          <li key={id} className={classes.person}>
            <span className={classes.who}>
              {words}
              {note !== null && <span className={classes.meta}>{note}</span>}
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('toThis', { name, post: words })}
              onClick={() => onInvite(post)}
            >
              {t('invite')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useShiftWords(): (shift: Shift) => string {
  const format = useFormat();
  const roleName = useRoleName();
  return ({ role, startsAt, endsAt, tz }) =>
    [roleName(role), format.dayHeading(startsAt, tz), format.range({ start: startsAt, end: endsAt, tz })].join(' · ');
}
