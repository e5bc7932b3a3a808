// What people work as. The front page names some too, so these come with the first words.
export const roles = {
  bartender: 'Camarero de barra',
  'cocktail-bartender': 'Coctelero',
  barback: 'Ayudante de barra',
  'waiting-staff': 'Camarero de sala',
  host: 'Recepcionista de sala',
  barista: 'Barista',
  'kitchen-porter': 'Auxiliar de cocina',
  'commis-chef': 'Ayudante de cocina',
  'chef-de-partie': 'Jefe de partida',
  'sous-chef': 'Segundo de cocina',
  'head-chef': 'Jefe de cocina',
  'night-porter': 'Conserje de noche',
  'room-attendant': 'Personal de habitaciones',
  supervisor: 'Supervisor',
  'events-crew': 'Equipo de eventos',
};
