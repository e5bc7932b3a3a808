// Names from many places, with what forms tend to break: apostrophes, accents, a single word, right-to-left, the limit.

const GIVEN = [
  'Amara',
  'Beatriz',
  'Chidi',
  'Daria',
  'Elif',
  'Fionn',
  'Greta',
  'Hamza',
  'Ines',
  'Jonas',
  'Keiko',
  'Leila',
  'Mateo',
  'Niamh',
  'Oksana',
  'Priya',
  'Quentin',
  'Ravi',
  'Saoirse',
  'Tariq',
  'Ulla',
  'Valentina',
  'Wei',
  'Xanthe',
  'Yusuf',
  'Zofia',
  'Björn',
  'Chloé',
  'Łukasz',
  'Ngozi',
];
const FAMILY = [
  'Abara',
  'Baptiste',
  'Castellano',
  'Demir',
  'Eriksen',
  'Fofanah',
  'García-Luna',
  'Hughes',
  'Ivanova',
  'Joseph',
  'Kowalczyk',
  'Lindgren',
  'MacLeod',
  'Nakamura',
  'O’Brien',
  'Papadakis',
  'Quinn',
  'Rahman',
  'Sørensen',
  'Tadesse',
  'Usman',
  'van der Berg',
  'Wójcik',
  'Yılmaz',
  'Zhang',
];

const REMARKABLE = [
  'Madhavan',
  'Siobhán D’Arcy-Ní Bhriain',
  'ليلى حداد',
  'נועה כהן',
  'Đặng Thị Mai',
  'Maria Antónia da Conceição Vasconcelos de Almeida e Sousa Pereira Figueiredo Teixeira Guimarães Bragança'.slice(
    0,
    100,
  ),
];

/** The n-th rockstar's name; no two of the first 700 are alike. */
export function nameOf(nth: number): string {
  const remarkable = REMARKABLE[nth];
  if (remarkable !== undefined) return remarkable;
  const given = GIVEN[nth % GIVEN.length];
  const family = FAMILY[(nth * 7 + Math.floor(nth / GIVEN.length)) % FAMILY.length];
  return `${given} ${family}`;
}
