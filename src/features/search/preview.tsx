// Beside the list of a wide search: what the marked line is, and what can be done with it.
import { useTranslations } from 'use-intl';
import type { Found } from './found.ts';
import { PersonPreview } from './person-preview.tsx';
import { ChatPreview, ShiftPreview } from './post-preview.tsx';
import { PreviewAct } from './preview-act.tsx';
import classes from './search.module.css';
import type { Search } from './use-search.ts';

export interface PreviewProps {
  readonly found: Found;
  readonly search: Search;
  /** Opens it, as Enter does. */
  readonly onOpen: () => void;
  readonly onDone: () => void;
}

export function Preview(props: PreviewProps) {
  const t = useTranslations('search.preview');
  const { found, onOpen } = props;
  return (
    <section className={classes.preview} aria-label={t('title')}>
      <Facts key={found.key} {...props} />
      {found.of?.kind !== 'person' && (
        <div className={classes.acts}>
          <PreviewAct label={t('open')} keys="↵" onPress={onOpen} />
        </div>
      )}
    </section>
  );
}

function Facts(props: PreviewProps) {
  const { of, title, detail } = props.found;
  if (of?.kind === 'person') return <PersonPreview {...props} person={of} />;
  if (of?.kind === 'shift') return <ShiftPreview shift={of} title={title} isVenue={props.search.isVenue} />;
  if (of?.kind === 'chat') return <ChatPreview chatId={of.id} title={title} />;
  return (
    <>
      <h3 className={classes.previewTitle}>{title}</h3>
      <p className={classes.detail}>{detail}</p>
    </>
  );
}
