import { describe, expect, test } from 'vitest'
import { roleOf, roleWithVote } from './role-words.ts'

describe('C3: a role is taken over only if its words name a seat that is certain', () => {
  test.each([
    ['Mitglied', 'mitglied', undefined],
    ['', 'mitglied', undefined],
    ['ordentliches Mitglied', 'mitglied', undefined],
    ['stimmberechtigtes Mitglied', 'mitglied', undefined],
    ['Ratsmitglied', 'mitglied', undefined],
    ['Stadträtin', 'mitglied', undefined],
    ['Gemeinderat', 'mitglied', undefined],
    ['Stadtverordnete/r', 'mitglied', undefined],
    ['Fraktionssprecherin', 'mitglied', undefined],
    ['Beisitzer/in', 'mitglied', undefined],
    ['Mitglied ohne Stimmrecht', 'mitglied', false],
    ['Mitglied (nicht stimmberechtigt)', 'mitglied', false],
    ['stellv. Mitglied', 'stellvertretung', undefined],
    ['Stellv. Mitglied', 'stellvertretung', undefined],
    ['stv. Mitglied', 'stellvertretung', undefined],
    ['stellvertretendes Mitglied', 'stellvertretung', undefined],
    ['1. stellv. Mitglied', 'stellvertretung', undefined],
    ['Mitglied (Stellvertreter)', 'stellvertretung', undefined],
    ['Stellvertreter/in', 'stellvertretung', undefined],
    ['Stellvertreterin', 'stellvertretung', undefined],
    ['2. Stellvertreter', 'stellvertretung', undefined],
    ['persönlicher Stellvertreter', 'stellvertretung', undefined],
    ['Stellvertretung', 'stellvertretung', undefined],
    ['Ersatzmitglied', 'stellvertretung', undefined],
    ['stellv. beratendes Mitglied', 'stellvertretung', false],
    ['stellvertretende sachkundige Einwohnerin', 'stellvertretung', false],
    ['beratendes Mitglied (stellv.)', 'stellvertretung', false],
    ['Vors.', 'vorsitz', undefined],
    ['stv. Vors.', 'stellvertretender_vorsitz', undefined],
    ['ordentl. Mitglied', 'mitglied', undefined],
    ['berat. Mitglied', 'beratend', false],
    ['Mitglied, beratend', 'beratend', false],
    ['Vorsitz', 'vorsitz', undefined],
    ['Vorsitzende(r)', 'vorsitz', undefined],
    ['Vorsitzender', 'vorsitz', undefined],
    ['Ausschussvorsitzende', 'vorsitz', undefined],
    ['1. Vorsitzender', 'vorsitz', undefined],
    ['Oberbürgermeisterin', 'vorsitz', undefined],
    ['1. stellv. Vorsitzende', 'stellvertretender_vorsitz', undefined],
    ['stellvertretende Vorsitzende', 'stellvertretender_vorsitz', undefined],
    ['Stv. Vorsitz', 'stellvertretender_vorsitz', undefined],
    ['2. Vorsitzende', 'stellvertretender_vorsitz', undefined],
    ['Stellvertreter des Vorsitzenden', 'stellvertretender_vorsitz', undefined],
    ['Stellv. Bürgermeister', 'stellvertretender_vorsitz', undefined],
    ['beratendes Mitglied', 'beratend', false],
    ['Beratendes Mitglied', 'beratend', false],
    ['Mitglied mit beratender Stimme', 'beratend', false],
    ['sachkundige Einwohnerin', 'beratend', false],
    ['sachkundige/r Einwohner/in', 'beratend', false],
    ['Sachverständiger', 'beratend', false],
    ['sachkundiger Bürger', 'beratend', false],
    ['Sachkundige/r Bürger/in', 'beratend', false],
    ['sachkundige Bürgerin', 'beratend', false],
    ['stellv. sachkundiger Bürger', 'stellvertretung', false],
    ['Mitglied kraft Amtes', 'mitglied', undefined],
    ['Mitglied (kraft ihres Amtes)', 'mitglied', undefined],
    ['Mitglied von Amts wegen', 'mitglied', undefined],
    ['Mitglied (bis 31.12.2025)', 'mitglied', undefined],
    ['Mitglied (seit 01.07.2024)', 'mitglied', undefined],
    ['Mitglied (vom 01.07.2024 bis 31.12.2025)', 'mitglied', undefined],
    ['Mitglied, ab 1.1.2027', 'mitglied', undefined],
  ] as const)('„%s“ is %s', (said, rolle, stimmrecht) => {
    expect(roleOf(said, 'gemeinderat')).toEqual(stimmrecht === undefined ? { rolle } : { rolle, stimmrecht })
  })

  test.each([
    'Schriftführer',
    'Schriftführerin',
    'Protokollführung',
    'Gast',
    'ständiger Gast',
    'Verwaltung',
    'Vertreter der Verwaltung',
    'Sitzungsdienst',
    'Presse',
    'Pressesprecherin',
    'Zuhörer',
    'ehemaliges Mitglied',
    'ehem. Vorsitzender',
    'ausgeschieden',
    'Altbürgermeister',
    'Ehrenmitglied',
    'kein Mitglied',
    'Nichtmitglied',
    'Mitgliederverwaltung',
    'Nachrücker',
    'Fachberater',
    'Gleichstellungsbeauftragte',
    'Mitglied oder Gast',
    'Geschäftsführer',
  ])('„%s“ is none', said => {
    expect(roleOf(said, 'gemeinderat')).toBeUndefined()
  })
})

describe('C3: an office chairs its own kind of body only', () => {
  test.each([
    ['Fraktionsvorsitzende', 'fraktion', { rolle: 'vorsitz' }],
    ['Fraktionsvorsitzende', 'ausschuss', { rolle: 'mitglied' }],
    ['Fraktionsvorsitz', 'gemeinderat', { rolle: 'mitglied' }],
    ['Gruppenvorsitzender', 'ausschuss', { rolle: 'mitglied' }],
    ['Vorsitzender der FWV-Fraktion', 'ausschuss', { rolle: 'mitglied' }],
    ['stellv. Fraktionsvorsitzende', 'fraktion', { rolle: 'stellvertretender_vorsitz' }],
    ['stellv. Fraktionsvorsitzende', 'ausschuss', { rolle: 'mitglied' }],
    ['stellvertretende/r Fraktionsvorsitzende/r', 'gemeinderat', { rolle: 'mitglied' }],
    ['Ortsvorsteherin', 'ortschaftsrat', { rolle: 'vorsitz' }],
    ['stellv. Ortsvorsteher', 'ortschaftsrat', { rolle: 'stellvertretender_vorsitz' }],
    ['Ortsvorsteherin', 'ausschuss', { rolle: 'beratend', stimmrecht: false }],
    ['Ortsvorsteher', 'gemeinderat', { rolle: 'beratend', stimmrecht: false }],
    ['Bezirksvorsteher', 'ausschuss', { rolle: 'beratend', stimmrecht: false }],
    ['Bürgermeister', 'gemeinderat', { rolle: 'vorsitz' }],
    ['Bürgermeisterin', 'ausschuss', { rolle: 'mitglied' }],
    ['Oberbürgermeister', 'beirat', { rolle: 'mitglied' }],
    ['2. Bürgermeister', 'gemeinderat', { rolle: 'stellvertretender_vorsitz' }],
    ['Zweite Bürgermeisterin', 'ausschuss', { rolle: 'mitglied' }],
    ['Stellvertreter des Bürgermeisters', 'ausschuss', { rolle: 'mitglied' }],
    ['Vorsitzende', 'ausschuss', { rolle: 'vorsitz' }],
    ['Ausschussvorsitzender', 'ausschuss', { rolle: 'vorsitz' }],
    ['Vorsitzender', 'fraktion', { rolle: 'vorsitz' }],
  ] as const)('„%s“ in a body of the kind %s', (said, art, role) => {
    expect(roleOf(said, art)).toEqual(role)
  })
})

test.each([
  [
    'sachkundige Bürgerin',
    true,
    { rolle: 'mitglied', stimmrecht: true, bezeichnung: 'sachkundige Bürgerin', isOdd: false },
  ],
  [
    'Sachkundiger Einwohner',
    true,
    { rolle: 'mitglied', stimmrecht: true, bezeichnung: 'Sachkundiger Einwohner', isOdd: false },
  ],
  [
    'sachkundige Bürgerin',
    false,
    { rolle: 'beratend', stimmrecht: false, bezeichnung: 'sachkundige Bürgerin', isOdd: false },
  ],
  [
    'sachkundige Bürgerin',
    undefined,
    {
      rolle: 'beratend',
      stimmrecht: false,
      stimmrecht_unbekannt: true,
      bezeichnung: 'sachkundige Bürgerin',
      isOdd: false,
    },
  ],
  [
    'Sachverständiger',
    true,
    { rolle: 'mitglied', stimmrecht: true, bezeichnung: 'Sachverständiger', isOdd: false },
  ],
  [
    'Ortsvorsteherin',
    true,
    { rolle: 'mitglied', stimmrecht: true, bezeichnung: 'Ortsvorsteherin', isOdd: false },
  ],
  ['beratendes Mitglied', false, { rolle: 'beratend', stimmrecht: false, isOdd: false }],
  ['beratendes Mitglied', undefined, { rolle: 'beratend', stimmrecht: false, isOdd: false }],
  ['beratendes Mitglied', true, { rolle: 'mitglied', stimmrecht: true, isOdd: true }],
  ['Mitglied ohne Stimmrecht', true, { rolle: 'mitglied', stimmrecht: true, isOdd: true }],
  ['stimmberechtigtes Mitglied', false, { rolle: 'mitglied', stimmrecht: false, isOdd: true }],
  ['stellv. sachkundiger Bürger', true, { rolle: 'stellvertretung', stimmrecht: true, isOdd: false }],
  ['Mitglied', false, { rolle: 'mitglied', stimmrecht: false, isOdd: false }],
  [
    'Vorsitzende',
    undefined,
    { rolle: 'vorsitz', stimmrecht: true, stimmrecht_unbekannt: true, isOdd: false },
  ],
] as const)('C3: the role „%s“ with votingRight %j contradicts no vote', (said, votes, role) => {
  const found = roleOf(said, 'ausschuss')
  expect(found && roleWithVote(found, { said, votes })).toEqual(role)
})

test.each([
  ['Ortsvorsteher', 'ortschaftsrat', 'vorsitz', 'Ortsvorsteher'],
  ['Ortsvorsteherin', 'ortschaftsrat', 'vorsitz', 'Ortsvorsteherin'],
  ['Bezirksvorsteher', 'ortschaftsrat', 'vorsitz', 'Bezirksvorsteher'],
  ['Ortsbürgermeisterin', 'ortschaftsrat', 'vorsitz', 'Ortsbürgermeisterin'],
  ['stellv. Ortsvorsteher', 'ortschaftsrat', 'stellvertretender_vorsitz', 'stellv. Ortsvorsteher'],
  ['Oberbürgermeisterin', 'gemeinderat', 'vorsitz', 'Oberbürgermeisterin'],
  ['Bürgermeister', 'gemeinderat', 'vorsitz', 'Bürgermeister'],
  ['Vorsitzender', 'ortschaftsrat', 'vorsitz', undefined],
  ['Ausschussvorsitzende', 'ausschuss', 'vorsitz', undefined],
  ['Fraktionsvorsitzende', 'fraktion', 'vorsitz', undefined],
  ['Mitglied', 'ortschaftsrat', 'mitglied', undefined],
  ['Bürgermeister', 'ausschuss', 'mitglied', 'Bürgermeister'],
  ['Sprecher', 'beirat', 'mitglied', 'Sprecher'],
  ['Sprecherin', 'ausschuss', 'mitglied', 'Sprecherin'],
  ['Fraktionssprecher/in', 'fraktion', 'mitglied', 'Fraktionssprecher/in'],
  ['stellv. Sprecher', 'beirat', 'mitglied', 'stellv. Sprecher'],
  ['1. Sprecher', 'beirat', 'mitglied', '1. Sprecher'],
  ['Beisitzerin', 'fraktion', 'mitglied', 'Beisitzerin'],
  ['Fraktionsvorsitzende', 'ausschuss', 'mitglied', 'Fraktionsvorsitzende'],
  ['stellv. Fraktionsvorsitzender', 'gemeinderat', 'mitglied', 'stellv. Fraktionsvorsitzender'],
  ['Vorsitzender der FWV-Fraktion', 'ausschuss', 'mitglied', 'Vorsitzender der FWV-Fraktion'],
  ['2. Bürgermeister', 'ausschuss', 'mitglied', '2. Bürgermeister'],
  ['Stellvertreter des Bürgermeisters', 'ausschuss', 'mitglied', 'Stellvertreter des Bürgermeisters'],
  ['Ratsfrau', 'ausschuss', 'mitglied', undefined],
  ['ordentliches Mitglied', 'ausschuss', 'mitglied', undefined],
] as const)(
  'C3: „%s“ in a body of the kind %s is a %s and keeps the name of the office',
  (said, art, rolle, name) => {
    const role = roleOf(said, art)
    expect(role?.rolle).toBe(rolle)
    expect(role && roleWithVote(role, { said, votes: undefined }).bezeichnung).toBe(name)
  },
)
