// What people work as. The front page names some too, so these come with the first words.
export const roles = {
  bartender: 'Barman',
  'cocktail-bartender': 'Barman à cocktails',
  barback: 'Aide-barman',
  'waiting-staff': 'Serveur',
  host: 'Hôte d’accueil',
  barista: 'Barista',
  'kitchen-porter': 'Plongeur',
  'commis-chef': 'Commis de cuisine',
  'chef-de-partie': 'Chef de partie cuisine',
  'sous-chef': 'Sous-chef',
  'head-chef': 'Chef de cuisine',
  'night-porter': 'Portier de nuit',
  'room-attendant': 'Femme ou valet de chambre',
  supervisor: 'Responsable de salle',
  'events-crew': 'Équipe événementielle',
};
