// One term for one thing. What a word of the glossary replaced, or what sounds wrong to people who live in the language,
// does not come back: into the three catalogues, or into a mail. Says which word to use instead.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { repository } from '#tests/support/repository.ts';
import { flatten } from '#tests/support/words.ts';

type Avoided = readonly (readonly [wrong: RegExp, better: string])[];

const english: Avoided = [
  [/\bwhom\b/i, 'who'],
  [/\b(some|every|any)body\b/i, 'someone, everyone, anyone'],
  [/\bnobody\b/i, 'no one'],
  [/\b(stands?|lies|begun|anew|reckoned)\b/i, 'is, appears, started, again, worked out'],
  [/\bat once\b/i, 'instant book, right away'],
  [/\bjust now\b/i, 'right now'],
  [/\bcall(s|ed)? off\b/i, 'cancel'],
  [/\btak(e|es|en|ing) (it |that )?back\b|\btook .*\bback\b/i, 'withdraw, undo'],
  [/\btak(e|es|en|ing) (it )?over\b|\bhand(s|ed|ing)? (it )?over\b|\bhand-over/i, 'find cover, cover'],
  [/\blet (\w+ |\{\w+\} )?go\b/i, 'release'],
  [/\bcounts? against\b/i, 'affects your reliability'],
  [/\be-mail|\bmail(s|ed)?\b/i, 'email'],
  [/\b(the|a) (server|network)\b|\bsignal is back\. What/i, 'Encore, online'],
  [/\bwhether\b/i, 'if'],
  [/\bI pick\b|\bI know\b/, 'By application, Got it'],
  [/\blegal floor/i, 'legal minimum'],
  [/\b(day|row|chat|page) before\b/i, 'previous'],
  [/[«»]/, '“ ”'],
];

const spanish: Avoided = [
  [/\bpedi(do|da|dos|das|r|ste)\b|\bpidió\b/i, 'solicitar, solicitud'],
  [/(?<!has )\breservad[oa]s?\b/i, 'confirmado, con plaza'],
  [/\b(tu|la|de) paga\b|\bpaga por hora\b|\bsueldo\b/i, 'pago; salario (de un empleo)'],
  [/\bno (se )?pud[oi]/i, 'no se ha podido'],
  [/\bseñal\b/i, 'cobertura'],
  [/(este|tu) teléfono|\{teléfono\}/i, 'móvil (teléfono es el número)'],
  [/\bequipo de ayuda\b/i, 'soporte'],
  [/\bservidor\b/i, 'Encore'],
  [/\bAdministrador\b|\bEncargado\b(?!\/a)|\bpreseleccionad|\bBloqueado\b|\bEnterado\b|\bInvitado\b/, 'sin género'],
  [/\bdígitos?\b/i, 'cifras'],
  [/\breclam/i, 'impugnar, disputa'],
  [/\bcompañer[oa]s?\b|\bsuperadministradores\b/i, 'el equipo, superadministración'],
  [/\ba las \{|\b(hasta|desde) las \{/, 'la hora trae su artículo: hasta {time}'],
  [/\} pagadas\b/i, 'se pagan {duration}'],
  [/\.\.\./, '…'],
];

const french: Avoided = [
  [/\bdemand(er|ez|é) (un|ce|le) service\b/i, 'postuler à'],
  [/\bréservée?s?\b(?! avant| il y a)/i, 'confirmé, place confirmée'],
  [/\bmanques?\b(?! de place)|\btrous?\b/i, 'place à pourvoir'],
  [/\bmétiers?\b|\btarifs?\b|\bsalaire horaire\b/i, 'poste, paie, taux horaire'],
  [/\bmissions?\b/i, 'service'],
  [/\bchez (soi|lui|elle)\b|\brenvoyé chez\b|^\{name\} (est|était)-(il|elle)\b/i, 'sans genre'],
  [/\bserveur\b(?! ou serveuse)/i, 'Encore'],
  [
    /\bjeter\b|\boublier\b|\bécarter\b|\bgarder (comme|en brouillon|la recherche)\b/i,
    'supprimer, refuser, enregistrer',
  ],
  [
    /\brépondue?s\b|\bprésélectionné|\badministrateurs?\b|\bnouveau ici\b/i,
    'traitées, présélection, admin, première fois ici',
  ],
  [/\brenvoyer (chez|à la maison)|\ben cas de renvoi\b/i, 'mettre fin au service'],
  [/\b(barman|serveur|plongeur|hôte)\//i, 'ou: no line breaks at a stroke'],
  [/\bcourt terme\b|\bne décide rien\b|\bBonjour,/i, 'préavis court, ne décide de rien, Bonjour {name}'],
  [/\.\.\./, '…'],
];

const avoidedIn = { en: english, es: spanish, fr: french };

/** Fixed to the letter by the product's specification, whatever the glossary says. */
const fixed: readonly string[] = (
  Object.values(JSON.parse(readFileSync(join(repository, 'tests/e2e/spec-strings.json'), 'utf8'))) as unknown[]
).flatMap(texts => (Array.isArray(texts) ? (texts as string[]) : []));

/** What a mail says in each language: templates mark theirs, the migration chooses by `case locale`. */
function wordsByLanguage(mail: string): readonly (readonly [language: string, text: string])[] {
  const marked = [...mail.matchAll(/<div lang="(?<language>en|es|fr)">(?<text>[\s\S]*?)<\/div>/g)];
  if (marked.length > 0) return marked.map(({ groups }) => [groups?.language ?? '', groups?.text ?? '']);
  return mail.split(/(?=when '(?:es|fr)' then jsonb|\belse jsonb|\n *end\b)/).flatMap(text => {
    const language = text.startsWith('else') ? 'en' : /^when '(?<language>es|fr)'/.exec(text)?.groups?.language;
    return language === undefined ? [] : [[language, text] as const];
  });
}

const mails = ['supabase/templates', 'supabase/migrations'].flatMap(folder =>
  readdirSync(join(repository, folder))
    .map(name => [name, readFileSync(join(repository, folder, name), 'utf8')] as const)
    .filter(([name, text]) => name.endsWith('.html') || text.includes("when 'es' then jsonb"))
    .map(([name, text]) => [name, wordsByLanguage(text)] as const),
);

describe.each([
  ['English', en, english],
  ['Spanish', es, spanish],
  ['French', fr, french],
] as const)('%s', (_language, words, avoided) => {
  const said = [...flatten(words)].filter(([, text]) => !fixed.includes(text));

  it.each(avoided.map(([wrong, better]) => [better, wrong] as const))('says %s instead of %s', (_better, wrong) => {
    expect(said.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

describe.each(mails)('%s', (_name, words) => {
  it('is written in all three languages', () => {
    expect(new Set(words.map(([language]) => language))).toEqual(new Set(['en', 'es', 'fr']));
  });

  it('keeps to the glossary', () => {
    const found = words.flatMap(([language, text]) =>
      avoidedIn[language as keyof typeof avoidedIn].filter(([wrong]) => wrong.test(text)),
    );
    expect(found).toEqual([]);
  });

  it('keeps French signs on their line', () => {
    const french = words.filter(([language]) => language === 'fr');
    expect(french.filter(([, text]) => / [;!?»]|[a-zé] :|« /.test(text))).toEqual([]);
  });
});
