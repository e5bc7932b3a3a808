import classes from './mail-link.module.css';

/** Opens whatever this device writes mails with. */
export function MailLink({ address }: { readonly address: string }) {
  return (
    <a className={classes.link} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
