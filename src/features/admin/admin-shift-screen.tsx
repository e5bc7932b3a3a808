// One shift of any venue: what it says, who is booked, what admins did about it, and taking it down.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminShift, type ShiftDetail } from '#domain/admin/posts.ts';
import { BOOKING_STATUSES } from '#domain/bookings/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useNow } from '#ui/use-now.ts';
import { DetailPart } from './detail-part.tsx';
import { PostHistory } from './post-history.tsx';
import { Reading } from './reading.tsx';
import { RemovePost } from './remove-post.tsx';
import { useSeen } from './use-seen.ts';
import classes from './users.module.css';

export function AdminShiftScreen({ shiftId }: { readonly shiftId: string }) {
  const t = useTranslations('admin.shifts');
  const list = useTranslations('admin.list');
  const query = useOnlineQuery('admin_shift', adminShift, shiftId);
  return (
    <DetailFrame title={query.value?.venue ?? t('one')} back="/admin/shifts" keepsSearch>
      <Reading query={query} loading={list('loading')} failed={list('failed')}>
        {shift =>
          shift === null ? (
            <EmptyState title={t('gone')} />
          ) : (
            <Shift shift={shift} onChanged={() => void query.renew()} />
          )
        }
      </Reading>
    </DetailFrame>
  );
}

interface ShiftProps {
  readonly shift: ShiftDetail;
  readonly onChanged: () => void;
}

function Shift({ shift, onChanged }: ShiftProps) {
  const t = useTranslations('admin.shifts');
  const common = useTranslations('admin.posts');
  const roleName = useRoleName();
  const shiftTime = useShiftTime();
  const now = useNow();
  const { id, venue, role, endsAt, place, status, waiting, booked } = shift;
  const name = `${roleName(role)}, ${venue}`;
  return (
    <>
      <header>
        <DetailTitle className={classes.name}>{venue}</DetailTitle>
        <p className={classes.dim}>{roleName(role)}</p>
        <p className={classes.dim}>{shiftTime(shift)}</p>
        <p className={classes.dim}>{place}</p>
      </header>
      <Facts shift={shift} />
      {booked.length > 0 && (
        <DetailPart title={t('booked')}>
          {booked.map(one => (
            <li key={one.id}>
              {one.name}
              <small>{t(`bookings.${BOOKING_STATUSES.find(known => known === one.status) ?? 'confirmed'}`)}</small>
            </li>
          ))}
        </DetailPart>
      )}
      <PostHistory history={shift.history} />
      {status === 'published' && Date.parse(endsAt) > now && (
        <RemovePost
          post="shift"
          id={id}
          name={name}
          hint={common('shiftHint', { booked: shift.confirmedCount, waiting })}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

function Facts({ shift }: Pick<ShiftProps, 'shift'>) {
  const t = useTranslations('admin.shifts');
  const common = useTranslations('admin.posts');
  const format = useFormat();
  const seen = useSeen();
  const { status, reason, postedAt, postedBy, confirmedCount, positions, waiting, rateMinor, currency } = shift;
  const posted = postedAt === null ? null : [common('posted', { at: seen(postedAt) }), postedBy];
  return (
    <DetailPart title={status === 'draft' ? t('one') : common(`statuses.${status}`)}>
      {reason !== null && <li>{common('because', { reason })}</li>}
      <li>
        {t('filled', { n: String(confirmedCount), of: String(positions) })}
        <small>{common('waiting', { n: waiting })}</small>
      </li>
      <li>
        {common('perHour', { sum: format.money(rateMinor, currency) })}
        <small>{posted?.filter(Boolean).join(' · ')}</small>
      </li>
    </DetailPart>
  );
}
