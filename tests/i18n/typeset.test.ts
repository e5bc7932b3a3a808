// The spaces of words: French signs keep theirs on the line, figures keep their unit; in mails too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fr } from '#i18n/fr.ts';
import { typeset } from '#i18n/typeset.ts';
import { LETTER } from '#supabase/functions/send-mails/letter.ts';
import { type Mail, sendMails } from '#supabase/functions/send-mails/send-mails.ts';
import { textOf } from '#supabase/functions/send-mails/text-of.ts';
import { repository } from '#tests/support/repository.ts';
import { flatten } from '#tests/support/words.ts';

describe('French spaces', () => {
  it('are narrow before ; ! ? and full before :, and neither breaks a line', () => {
    expect(typeset('fr', 'Mot de passe oublié ? Non ; oui ! Rôle : {role}')).toBe(
      'Mot de passe oublié\u202F? Non\u202F; oui\u202F! Rôle\u00A0: {role}',
    );
  });

  it('keep the thousands of a figure together', () => {
    expect(typeset('fr', 'sans dépasser 1 000.')).toBe('sans dépasser 1\u202F000.');
  });

  it('stand inside the quotation marks', () => {
    expect(typeset('fr', '« {words} »')).toBe('«\u00A0{words}\u00A0»');
  });

  it('leave no message in which a line may begin with a sign', () => {
    const loose = [...flatten(fr)].filter(([, text]) => / [;:!?»]|« /.test(typeset('fr', text)));
    expect(loose).toEqual([]);
  });

  it('are typed as plain ones, so that the words can be searched', () => {
    expect([...flatten(fr)].filter(([, text]) => /[\u00A0\u202F]/.test(text))).toEqual([]);
  });
});

describe('a figure and its unit', () => {
  it('stay together in every language', () => {
    expect(typeset('en', '{hours} h {minutes} min')).toBe('{hours}\u00A0h {minutes}\u00A0min');
    expect(typeset('es', 'tras 30 min de pausa')).toBe('tras 30\u00A0min de pausa');
    expect(typeset('es', '{percent} % de sus turnos')).toBe('{percent}\u00A0% de sus turnos');
    expect(typeset('en', 'Send again in {seconds} s')).toBe('Send again in {seconds}\u00A0s');
    expect(typeset('fr', 'Un fichier de 1 Mo au plus')).toBe('Un fichier de 1\u00A0Mo au plus');
    expect(typeset('en', '{days, plural, one {(+# day)} other {(+# days)}}')).toBe(
      '{days, plural, one {(+#\u00A0day)} other {(+#\u00A0days)}}',
    );
  });

  it('are not confused with a word that begins with the same letter', () => {
    expect(typeset('fr', '{name} s’en occupe')).toBe('{name} s’en occupe');
    expect(typeset('fr', '{n} sem.')).toBe('{n} sem.');
  });

  it('are not confused with a choice between words', () => {
    const message = '{n, plural, one {# mile} other {# miles}} min';
    expect(typeset('en', message)).toBe('{n, plural, one {# mile} other {# miles}}\u00A0min');
  });
});

describe('French outside of the app', () => {
  const folder = (name: string) => {
    const files = readdirSync(join(repository, name));
    return files.map(file => readFileSync(join(repository, name, file), 'utf8'));
  };
  /** What SQL says to a French reader. */
  const inSql = folder('supabase/migrations')
    .flatMap(sql => [...sql.matchAll(/when 'fr' then(.*?)(?=\belse\b|;\n)/gs)])
    .flatMap(([, words = '']) => [...words.matchAll(/'((?:[^']|'')*)'/g)].map(([, said = '']) => said));
  const inTemplates = folder('supabase/templates')
    .flatMap(html => [...html.matchAll(/<div lang="fr">(.*?)<\/div>/gs)])
    .flatMap(([, words = '']) => [...words.matchAll(/>([^<]+)</g)].map(([, said = '']) => said));

  it('has a space before every sign that wants one', () => {
    expect(inSql.length).toBeGreaterThan(20);
    expect(inTemplates.length).toBeGreaterThan(10);
    const all = [...flatten(fr).values(), ...inSql, ...inTemplates];
    const signAtWord = /[^\s;:!?{,'(][;!?»](?=[\s"»]|$)|[\p{L}\d})»]:(?=\s|$)|«(?!\s)/u;
    expect(all.filter(text => signAtWord.test(text))).toEqual([]);
  });

  it('leaves none to the end of a line in the mails that the hosted service fills in', () => {
    expect(inTemplates.filter(text => / [;:!?»]|« /.test(text))).toEqual([]);
  });

  it('keeps them in a mail: its subject, its words and the text beside them', async () => {
    const [mail] = await mailed({
      Locale: 'fr',
      Title: 'Rôle : membre',
      Text: 'Prêt ?',
      Act: 'Ouvrir Encore',
      Path: '/venue',
    });
    expect(mail).toMatchObject({
      subject: 'Rôle\u00A0: membre',
      text: 'Encore\nRôle\u00A0: membre\nPrêt\u202F?\nOuvrir Encore\u00A0: https://encore.example/venue',
    });
    expect(mail?.html).toContain('Prêt\u202F?');
  });

  it('stands after each link in its own language', () => {
    const html = '<p lang="en"><a href="/a">Open</a></p><p lang="fr"><a href="/b">Ouvrir</a></p>';
    expect(textOf(html)).toBe('Open: /a\nOuvrir\u00A0: /b');
  });
});

/** One mail, as it leaves. */
async function mailed(words: Readonly<Record<string, string>>): Promise<readonly Mail[]> {
  const left: Mail[] = [];
  const waiting = [
    { id: '1', recipient: 'rosa@example.com', subject: words.Title ?? '', words, notice: null, unsubscribe_key: null },
  ];
  await sendMails(
    {
      take: async () => waiting.splice(0),
      sent: async () => undefined,
      failed: async (_, why) => Promise.reject(new Error(why)),
      deliver: async mail => void left.push(mail),
    },
    {
      template: LETTER,
      siteUrl: 'https://encore.example',
      unsubscribeUrl: 'https://encore.example/unsubscribe',
    },
  );
  return left;
}
