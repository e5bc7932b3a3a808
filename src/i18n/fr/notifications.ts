export const notifications = {
  title: 'Notifications',
  empty: 'Rien à annoncer pour l’instant',
  emptyText:
    'Les réponses à vos demandes, les changements de ce qui est convenu et les annulations sont ici, même sans réseau.',
  acknowledge: 'J’ai compris',
  acknowledged: 'Vous le savez',
  open: 'Ouvrir',
  says: '« {reason} »',
  unknown:
    'Il s’est passé quelque chose que cette version de l’application ne sait pas dire. Mettez-la à jour pour le lire.',

  kinds: {
    application_accepted: '{venue} a dit oui : {role}, {span}.',
    application_rejected: '{venue} a choisi quelqu’un d’autre pour {role}, {span}.',
    application_clash: 'Votre demande de {role} chez {venue}, {span}, a été retirée : vous êtes réservé à cette heure.',
    application_closed: 'Votre demande chez {venue} est close.',
    application_filled: 'Toutes les places chez {venue}, {role}, {span}, sont allées à d’autres.',
    application_shift_cancelled: '{venue} a annulé le service que vous aviez demandé : {role}, {span}.',
    application_shift_expired: 'Le service que vous aviez demandé a commencé sans personne : {role}, {venue}, {span}.',
    booking_cancelled_by_venue: '{venue} a annulé votre service : {role}, {span}. Cela ne compte jamais contre vous.',
    booking_cancelled_by_worker: '{name} a annulé : {role}, {span}. La place est de nouveau libre.',
    conversation_deleted: '{name} a supprimé votre discussion.',
    place_offered: 'Une place est libre chez {venue} : {role}, {span}. Elle est gardée pour vous jusqu’à {time}.',
    offer_lapsed: 'La place chez {venue}, {role}, {span}, est passée au suivant.',
    offer_declined: '{name} a laissé la place au suivant : {role}, {span}.',
    booking_released: '{name} s’était retiré avant votre oui : {role}, {span}. La place est de nouveau libre.',
  },
};
