// Les mots de la page d’accueil. Simples : qui les lit a un service à pourvoir ce soir.
export const landing = {
  pageTitle: 'Encore : des services pour bars, cuisines et hôtels',
  signIn: 'Connexion',
  language: 'Langue',
  titleTop: 'Ceux qu’on',
  titleEnd: 'rappelle',
  lead: 'Des services pour bars, cuisines et hôtels. Publiez, choisissez qui vient, et continuez quand le réseau s’arrête.',
  venue: 'Je suis un établissement',
  rockstar: 'Je suis Rockstar',
  admin: 'Administration',
  promise: 'Annonces, réponses et candidatures enregistrées sans réseau',
  signedInAs: 'Session de {email}. Choisissez le portail où agir.',
  signOut: 'Se déconnecter',

  how: {
    title: 'Comment ça marche',
    post: 'Publiez',
    postText: 'Poste, horaires, paie, pause et nombre de places. Le brouillon s’enregistre sans réseau.',
    pick: 'Choisissez qui vient',
    pickText: 'Lisez les candidatures et répondez d’un geste, ou activez la réservation immédiate.',
    apply: 'Aucun oui perdu',
    applyText: 'Une candidature faite à la cave attend sur le téléphone et part dès que le réseau revient.',
    again: 'Rappelez-les',
    againText: 'Voyez qui est venu et comment c’était, et proposez la suite aux meilleurs.',
  },

  choose: {
    title: 'Choisissez votre plateforme',
    forVenues: 'Pour les établissements',
    forVenuesText: 'D’abord les places à pourvoir. Qui postule, qui vient, sur un seul écran.',
    venuePicture: 'Ce soir dans l’application : d’abord les places à pourvoir, et qui postule',
    forRockstars: 'Pour les Rockstars',
    forRockstarsText: 'Voyez pourquoi un service vous va avant de postuler.',
    rockstarPicture: 'Trouver un service dans l’application : ce qui convient, ce qui ne convient pas, et pourquoi',
  },

  demo: {
    label: 'À quoi cela ressemble : un service sur un téléphone, réseau coupé',
    onPhone: 'Sur ce téléphone',
    heading: 'Vous commencez dans 48 min',
    badge: '3 changements sur ce téléphone',
    perHour: 'de l’heure',
    estimated: 'estimés, après 30 min de pause',
    applied: 'Vos candidatures',
    tonight: 'Ce soir, 2 places à pourvoir',
    find: 'Trouver un service',
    fits: 'Vous convient, un jour que vous aimez',
    tooSoon: 'Trop tôt après The Copper Thistle : repos jusqu’à 13:00',
  },

  footer: {
    line: 'Fonctionne sans réseau.',
  },
} as const;
