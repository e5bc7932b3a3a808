export const venues = {
  switchLabel: 'Établissement',
  none: 'Pas encore d’établissement',
  noneText: 'Votre établissement apparaît ici une fois votre compte confirmé et synchronisé.',
  industries: {
    bar: 'Bar',
    restaurant: 'Restaurant',
    cafe: 'Café',
    nightclub: 'Boîte de nuit',
    hotel: 'Hôtel',
    event: 'Événements',
    other: 'Autre',
  },
  verified: 'Vérifié',
  unverified: 'Pas encore vérifié',
  unverifiedText:
    'Vous pouvez publier des services ; la réservation immédiate s’ouvre quand nous avons vérifié l’établissement.',
  yours: '{n, plural, one {Votre établissement} other {Vos établissements}}',
  youAre: 'Vous : {role}',
  primary: 'Principal',
};
