// The spaces of the built words: French signs keep theirs on the line, figures keep their unit.
import { describe, expect, it } from 'vitest';
import { typeset } from '#app/build/typeset.ts';
import { fr } from '#i18n/fr.ts';
import { flatten } from '#tests/support/words.ts';

describe('French spaces', () => {
  it('are narrow before ; ! ? and full before :, and neither breaks a line', () => {
    expect(typeset('fr', 'Mot de passe oublié ? Non ; oui ! Rôle : {role}')).toBe(
      'Mot de passe oublié\u202F? Non\u202F; oui\u202F! Rôle\u00A0: {role}',
    );
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
    expect(typeset('en', '{days, plural, one {(+# day)} other {(+# days)}}')).toBe(
      '{days, plural, one {(+#\u00A0day)} other {(+#\u00A0days)}}',
    );
  });

  it('are not confused with a choice between words', () => {
    const message = '{n, plural, one {# mile} other {# miles}} min';
    expect(typeset('en', message)).toBe('{n, plural, one {# mile} other {# miles}}\u00A0min');
  });
});
