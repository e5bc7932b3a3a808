// What venues and rockstars say to one another: short exchanges as they are typed between two shifts. V speaks for the
// venue, R is the rockstar; a word with a star is a template.

export type Line = readonly ['V' | 'R', string];
export type Dialogue = readonly Line[];

const EN: readonly Dialogue[] = [
  [
    ['R', 'Hi! Is it the front door tonight or round the back?'],
    ['V', 'Round the back, ring twice.'],
    ['R', 'Great. Do I need my own bar blade?'],
    ['V', 'Yes please. Lockers take a £1 coin.'],
  ],
  [
    ['V', 'Are you free to stay until one if it gets busy?'],
    ['R', 'Until half past twelve, then I lose the last train.'],
    ['V', 'Half past twelve is fine, thank you.'],
  ],
  [
    ['R', '*late_10'],
    ['V', 'No problem, come straight to the bar.'],
  ],
  [
    ['V', '*bring_id'],
    ['R', 'Will do. Is there staff food?'],
    ['V', 'At five, in the kitchen. Tell the chef about allergies.'],
    ['R', 'Only nuts. Thanks!'],
  ],
  [
    ['R', 'I think I left my apron in the locker room.'],
    ['V', 'Found it. It is behind the bar, your name on it.'],
    ['R', '*thank_you'],
  ],
  [
    ['V', 'Lovely work on Friday. Would you come back next week?'],
    ['R', 'Gladly. Friday and Saturday suit me.'],
    ['V', 'I will post both and you will see them first.'],
  ],
  [
    ['R', 'What should I wear? The post says smart.'],
    ['V', 'Black shirt, black trousers, no trainers. We have aprons.'],
    ['R', '*all_good'],
  ],
  [
    ['V', '*please_confirm'],
    ['R', 'Confirmed, see you at six.'],
  ],
];

const ES: readonly Dialogue[] = [
  [
    ['R', 'Hola, ¿entro por la puerta principal o por detrás?'],
    ['V', 'Por detrás, toca dos veces.'],
    ['R', 'Perfecto, gracias.'],
  ],
  [
    ['V', '¿Puedes quedarte hasta la una si hay mucha gente?'],
    ['R', 'Hasta las doce y media, luego pierdo el último tren.'],
    ['V', 'Vale, hasta las doce y media. ¡Gracias!'],
  ],
  [
    ['R', '*where_is_staff_door'],
    ['V', 'A la izquierda del portón, tiene una luz verde.'],
    ['R', '*on_my_way'],
  ],
  [
    ['V', 'El viernes lo hiciste genial. ¿Vuelves la semana que viene?'],
    ['R', 'Claro, encantada. ¿A qué hora?'],
    ['V', 'De seis a dos, como siempre.'],
  ],
  [
    ['R', '*late_5'],
    ['V', 'Sin problema.'],
  ],
];

const FR: readonly Dialogue[] = [
  [
    ['R', 'Bonjour, je passe par la porte principale ou par derrière ?'],
    ['V', 'Par derrière, sonnez deux fois.'],
    ['R', 'Merci, à demain !'],
  ],
  [
    ['V', 'Pouvez-vous rester jusqu’à une heure s’il y a du monde ?'],
    ['R', 'Jusqu’à minuit et demi, après je rate le dernier train.'],
    ['V', 'Minuit et demi, c’est parfait.'],
  ],
  [
    ['R', '*what_to_wear'],
    ['V', 'Chemise noire, pantalon noir. Nous avons les tabliers.'],
    ['R', '*thank_you'],
  ],
  [
    ['V', 'Beau service vendredi. Vous revenez la semaine prochaine ?'],
    ['R', 'Avec plaisir. Samedi aussi si vous voulez.'],
    ['V', 'Volontiers, je publie les deux.'],
  ],
  [
    ['V', '*bring_id'],
    ['R', 'C’est noté.'],
  ],
];

export const DIALOGUES = { en: EN, es: ES, fr: FR } as const;
