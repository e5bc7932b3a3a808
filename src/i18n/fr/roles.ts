// What people work as. The front page names some too, so these come with the first words.
export const roles = {
  bartender: 'Barman ou barmaid',
  'cocktail-bartender': 'Barman ou barmaid à cocktails',
  barback: 'Aide au bar',
  'waiting-staff': 'Serveur ou serveuse',
  host: 'Hôte ou hôtesse d’accueil',
  barista: 'Barista',
  'kitchen-porter': 'Plongeur ou plongeuse',
  'commis-chef': 'Commis de cuisine',
  'chef-de-partie': 'Chef de partie',
  'sous-chef': 'Sous-chef',
  'head-chef': 'Chef de cuisine',
  'night-porter': 'Réceptionniste de nuit',
  'room-attendant': 'Femme ou valet de chambre',
  supervisor: 'Responsable de salle',
  'events-crew': 'Équipe événementielle',
};
