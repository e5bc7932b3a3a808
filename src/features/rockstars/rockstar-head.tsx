import {
  IconCertificate,
  IconId,
  IconMapPin,
  IconShieldCheck,
  IconSparkles,
  IconStar,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { type DocumentMark, validityOf } from '#domain/documents/marks.ts';
import type { RelationKind } from '#domain/relations/schema.ts';
import { isRole } from '#domain/shifts/roles.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useDocumentWords } from '#i18n/use-document-words.ts';
import { useRatingWords } from '#i18n/use-reputation-words.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DetailTitle } from '#ui/detail-title.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Initials } from '#ui/initials.tsx';
import classes from './rockstar.module.css';

interface RockstarHeadProps {
  readonly person: {
    readonly id: string;
    readonly name: string;
    /** Of somebody whom this device does not know. */
    readonly photo?: string | null;
    readonly town: string | null;
    readonly bio: string | null;
    readonly skills: readonly string[];
    readonly rating: number | null;
    readonly ratingAll: number | null;
    readonly ratingCount: number | null;
    readonly reliability: number | null;
    /** Of those whom the venue has to do with. */
    readonly documents?: readonly DocumentMark[];
  };
  readonly relation: RelationKind | 'neutral';
  readonly worked: number;
  /** In the file of hours; none of somebody who was never booked here. */
  readonly workerNumber?: string | undefined;
}

/** Who they are. Who is not rated is new, not bad. */
export function RockstarHead({ person, relation, worked, workerNumber }: RockstarHeadProps) {
  const t = useTranslations('rockstars');
  const card = useTranslations('reliability.card');
  const roleName = useRoleName();
  const rating = useRatingWords()(person);
  const roles = person.skills.filter(isRole);
  const skills = person.skills.filter(skill => !isRole(skill));
  return (
    <header>
      <div className={classes.top}>
        <Initials who={person.id} photo={person.photo} name={person.name} size={64} />
        <div>
          <DetailTitle className={classes.name}>{person.name}</DetailTitle>
          <p className={classes.meta}>{worked > 0 ? t('worked', { n: worked }) : t('newHere')}</p>
          {relation !== 'neutral' && <p className={classes.meta}>{t(`is.${relation}`)}</p>}
        </div>
      </div>
      {person.bio !== null && person.bio !== '' && <p className={classes.bio}>{person.bio}</p>}
      <FactList>
        <Fact icon={IconToolsKitchen2} label={t('page.roles')}>
          {roles.length > 0 ? roles.map(roleName).join(', ') : t('page.notSaid')}
        </Fact>
        {skills.length > 0 && (
          <Fact icon={IconSparkles} label={t('page.skills')}>
            {skills.join(', ')}
          </Fact>
        )}
        <Fact icon={IconMapPin} label={t('page.town')}>
          {person.town ?? t('page.notSaid')}
        </Fact>
        <Fact icon={IconStar} label={t('page.rating')} {...(rating === null ? {} : { detail: rating.ever })}>
          {rating?.recent ?? card('new')}
        </Fact>
        {person.reliability !== null && (
          <Fact icon={IconShieldCheck} label={card('label')} detail={card('scoreDetail')}>
            {String(person.reliability)}
          </Fact>
        )}
        <Documents marks={person.documents ?? []} />
        {workerNumber !== undefined && (
          <Fact icon={IconId} label={t('page.workerNumber')} detail={t('page.workerNumberDetail')}>
            {workerNumber}
          </Fact>
        )}
      </FactList>
    </header>
  );
}

function Documents({ marks }: { readonly marks: readonly DocumentMark[] }) {
  const t = useTranslations('documents');
  const words = useDocumentWords();
  const today = formatIsoDay(useEncoreNow(), useTimeZone() ?? 'UTC');
  if (marks.length === 0) return null;
  return (
    <Fact icon={IconCertificate} label={t('card')}>
      {marks.map(mark => words(mark, validityOf(mark.until, today))).join(' · ')}
    </Fact>
  );
}
