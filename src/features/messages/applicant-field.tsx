import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Applicant, applicantsOf } from '#domain/applications/applicants.ts';
import { useRoleName } from '#i18n/use-role-name.ts';

interface ApplicantFieldProps {
  readonly venueId: string | null;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Who applied to this venue or accepted when asked, by name and what for; on this device, so it needs no network. */
export function ApplicantField({ venueId, value, onChange }: ApplicantFieldProps) {
  const t = useTranslations('messages.start');
  const roleName = useRoleName();
  const applicants = useQuery(applicantsOf, { venueId: venueId ?? '' }) ?? [];
  const label = ({ name, came, post }: Applicant) =>
    `${name} · ${post === null ? t(came) : (post.title ?? roleName(post.role))}`;
  return (
    <Select
      label={t('applicant')}
      description={t('hint')}
      placeholder={t('search')}
      nothingFoundMessage={t('none')}
      searchable
      clearable
      data={applicants.map(applicant => ({ value: applicant.id, label: label(applicant) }))}
      value={value}
      onChange={onChange}
      limit={100}
    />
  );
}
