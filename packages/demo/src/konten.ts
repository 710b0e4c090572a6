/**
 * The accounts of the demo town: at least one per realm and role. Their password is generated when seeding.
 */
const stadt = (name: string) => `${name}@rebenau.example.org`

const redaktion = (email: string, vorname: string, nachname: string, roles: string[], sections = ['/']) => ({
  realm: 'redaktion' as const,
  email: stadt(email),
  vorname,
  nachname,
  roles,
  sections,
})

export const demoKonten = [
  { realm: 'intranet' as const, email: stadt('miriam.huber'), vorname: 'Miriam', nachname: 'Huber' },
  { realm: 'intranet' as const, email: stadt('jan.oberle'), vorname: 'Jan', nachname: 'Oberle' },
  {
    realm: 'raete' as const,
    email: stadt('ratsmitglied'),
    vorname: 'Gisela',
    nachname: 'Wendling',
    person: 'gisela-wendling',
  },
  {
    realm: 'raete' as const,
    email: stadt('stadtrat'),
    vorname: 'Hubert',
    nachname: 'Spinner',
    person: 'hubert-spinner',
  },
  redaktion('administration', 'Peter', 'Lang', ['administration']),
  redaktion('chefredaktion', 'Karin', 'Seiler', ['chefredaktion']),
  redaktion('redaktion', 'Tobias', 'Kern', ['redaktion']),
  redaktion('autorin', 'Leyla', 'Aydin', ['autor']),
  redaktion('schillerschule', 'Heike', 'Brandt', ['redaktion'], ['/schillerschule']),
  redaktion('ratsbuero', 'Ulrich', 'Maier', ['ratsbuero']),
  redaktion('personal', 'Sonja', 'Zeller', ['personal']),
  redaktion('posteingang', 'Ralf', 'Dietz', ['posteingang']),
  redaktion('terminvergabe', 'Dilek', 'Arslan', ['terminvergabe']),
]
