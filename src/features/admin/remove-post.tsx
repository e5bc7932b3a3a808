// Takes a post down, with a reason that the venue reads.
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { removePost } from '#domain/admin/posts.ts';
import { holds } from '#domain/admin/rules.ts';
import { saysSomething } from '#domain/said.ts';
import { DeclineButton } from '#ui/decline-button.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { useHeldBy } from './online-button.tsx';
import { useTellAnswer } from './use-tell-answer.ts';
import classes from './users.module.css';

interface RemovePostProps {
  readonly post: 'shift' | 'job';
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** What follows from it, before the act. */
  readonly hint: string;
  readonly onChanged: () => void;
}

export function RemovePost({ post, id, name, hint, onChanged }: RemovePostProps) {
  const t = useTranslations('admin.posts');
  const tell = useTellAnswer();
  const heldBy = useHeldBy();
  const act = useOnlineAct(removePost);
  const role = useAdminRole();
  const typed = useTyped(`remove-${id}`, '');
  if (!holds(role, 'support')) return null;
  const remove = async (reason: string | undefined) => {
    const answer = await act.run({ post, id, reason: reason ?? '' });
    const done = tell(answer, t('removed', { name }));
    onChanged();
    return done;
  };
  return (
    <div className={classes.remove}>
      <DeclineButton
        heldBy={heldBy}
        label={t('remove')}
        name={t('removeNamed', { name })}
        title={t('removeTitle', { name })}
        hint={hint}
        isReason={saysSomething}
        typed={typed}
        onDecline={remove}
      />
    </div>
  );
}
