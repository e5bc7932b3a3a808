// On a rockstar's first screen: colleagues who ask them to take a shift over, answered right here. Nothing is called
// booked before the server has said so. Draws nothing when nobody asks.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { seekerWithPromises } from '#domain/applications/queries.ts';
import { rulesAt } from '#domain/platform/rules.ts';
import { calendarHindrance } from '#domain/shifts/fit.ts';
import { estimatedPayMinor } from '#domain/shifts/rules.ts';
import { type TrackedTransfer, transfersToAnswer } from '#domain/transfers/queries.ts';
import { isLiveTransfer } from '#domain/transfers/rules.ts';
import type { Transfer } from '#domain/transfers/schema.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useHindranceWords } from '#i18n/use-hindrance-words.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from './transfers.module.css';
import { useAnswerTransfer } from './use-answer-transfer.ts';

export function TransfersAskedPanel() {
  const t = useTranslations('transfers.asked');
  const now = useEncoreNow();
  const asked = useQuery(transfersToAnswer, null)?.filter(one => isOpen(one) && isLiveTransfer(one, now)) ?? [];
  if (asked.length === 0) return null;
  return (
    <section className={classes.panel}>
      <h2 className={classes.listHeading}>
        <span>{t('title')}</span>
        <span className={classes.count}>{asked.length}</span>
      </h2>
      <ul role="list" className={classes.cards}>
        {asked.map(transfer => (
          <AskedCard key={transfer.id} transfer={transfer} />
        ))}
      </ul>
    </section>
  );
}

function isOpen(transfer: TrackedTransfer): boolean {
  return transfer.status === 'asked' || transfer.status === 'agreed';
}

function AskedCard({ transfer }: { readonly transfer: TrackedTransfer }) {
  const t = useTranslations('transfers.asked');
  const quoted = useQuoted();
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const venue = useQuery(venueById, { id: transfer.venueId });
  const { startsAt, endsAt, tz, rateMinor, currency, giverName, note } = transfer;
  const rate = facts('perHour', { rate: format.money(rateMinor, currency) });
  const pay = format.money(estimatedPayMinor(transfer), currency);
  return (
    <li className={classes.card}>
      <p className={classes.meta}>{t('by', { name: giverName })}</p>
      <h3 className={classes.title}>{[roleName(transfer.role), venue?.name].filter(Boolean).join(', ')}</h3>
      <p className={classes.meta}>{format.span({ start: startsAt, end: endsAt, tz })}</p>
      <p className={classes.meta}>{t('estimated', { rate, pay })}</p>
      {note !== null && <p className={classes.message}>{quoted(note)}</p>}
      {transfer.status === 'agreed' ? <Agreed transfer={transfer} /> : <Answers transfer={transfer} />}
    </li>
  );
}

/** What has not been sent can be undone; what the venue has not decided on can be taken back. */
function Agreed({ transfer }: { readonly transfer: TrackedTransfer }) {
  const t = useTranslations('transfers.asked');
  const device = useDeviceWord();
  const answer = useAnswerTransfer(transfer);
  if (transfer.pending !== null) return <Notice tone="blue">{t(`onDevice.${device}`)}</Notice>;
  return (
    <>
      <Notice tone="blue">{t('venueDecides')}</Notice>
      <div className={classes.acts}>
        <Button size="lg" variant="outline" onClick={() => void answer('decline')}>
          {t('takeBack')}
        </Button>
      </div>
    </>
  );
}

function Answers({ transfer }: { readonly transfer: TrackedTransfer }) {
  const t = useTranslations('transfers.asked');
  const answer = useAnswerTransfer(transfer);
  const clash = useTransferClash(transfer);
  return (
    <>
      {clash !== null && <Notice tone="red">{clash}</Notice>}
      <div className={classes.acts}>
        <Button size="lg" disabled={clash !== null} onClick={() => void answer('accept')}>
          {t('accept')}
        </Button>
        <Button size="lg" variant="outline" onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
        <LinkButton
          to="/rockstar/available-shifts/$shiftId"
          params={{ shiftId: transfer.shiftId }}
          size="lg"
          variant="subtle"
        >
          {t('look')}
        </LinkButton>
      </div>
    </>
  );
}

/** In words, what the person has taken and forbids it; null when nothing does. */
function useTransferClash(transfer: Transfer): string | null {
  const t = useTranslations('transfers.asked');
  const format = useFormat();
  const words = useHindranceWords();
  const now = useEncoreNow();
  const person = useQuery(seekerWithPromises, null);
  const hindrance = calendarHindrance(transfer, person?.engagements ?? [], rulesAt(person?.rulebook, now));
  const venue = useQuery(venueById, { id: hindrance?.with.venueId ?? '' })?.name;
  if (hindrance === null) return null;
  if (hindrance.code !== 'clash' || !hindrance.with.booked) return words(hindrance, { venue, tz: transfer.tz });
  const range = format.spanInSentence({ start: hindrance.with.startsAt, end: hindrance.with.endsAt, tz: transfer.tz });
  return t('clash', { venue: venue ?? t('somewhere'), range });
}
