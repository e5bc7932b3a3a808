// What people work as. The front page names some too, so these come with the first words.
export const roles = {
  bartender: 'Camarero/a de barra',
  'cocktail-bartender': 'Coctelero/a',
  barback: 'Ayudante de barra',
  'waiting-staff': 'Camarero/a de sala',
  host: 'Recepcionista de sala',
  barista: 'Barista',
  'kitchen-porter': 'Friegaplatos',
  'commis-chef': 'Ayudante de cocina',
  'chef-de-partie': 'Jefe/a de partida',
  'sous-chef': 'Segundo/a de cocina',
  'head-chef': 'Jefe/a de cocina',
  'night-porter': 'Conserje de noche',
  'room-attendant': 'Camarero/a de pisos',
  supervisor: 'Supervisor/a',
  'events-crew': 'Equipo de eventos',
};
