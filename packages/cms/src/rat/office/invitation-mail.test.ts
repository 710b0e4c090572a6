import type { Sitzungsmitglied } from '@rathausplatz/contract'
import type { Sitzung } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import type { Part } from './evening.ts'
import { invitationMail } from './invitation-mail.ts'

const office = { amt: 'Geschäftsstelle', telefon: '030 23125-190', email: 'rat@musterstadt.example' }

const part = (behandlung: string): Part => ({
  id: behandlung,
  data: {
    slug: behandlung,
    datum_von: '2026-12-01T18:00:00+01:00',
    ort: 'Ratssaal',
    behandlung,
    tagesordnung: [],
  } as unknown as Sitzung,
  revision: 1,
  isReleased: true,
  publishedRevision: 1,
})

type Meeting = Pick<Sitzung, 'datum_von' | 'zustand'>

const supplementTo = (vorher: Meeting, now: Meeting, rolle: Sitzungsmitglied['rolle'] = 'mitglied') => {
  const open = part('oeffentlich')
  return invitationMail(
    {
      evening: { open: { ...open, data: { ...open.data, ...now } }, closed: undefined },
      gremium: 'Gemeinderat',
      town: 'Stadt Musterstadt',
      office,
      publicUrl: 'https://www.rebenau.example.org',
      hinweis: '',
      nachtrag: { aenderungen: ['Es ist anders.'], vorher },
    },
    { name: 'Vera Alt', rolle, konto: true },
  )
}

const planned = (datum_von: string): Meeting => ({ datum_von, zustand: 'geplant' })
const third = '2026-12-03T18:00:00+01:00'

test.each([
  [
    'another place',
    planned(third),
    planned(third),
    'Nachtrag zur Einladung: Gemeinderat am 3. Dezember 2026',
  ],
  [
    'another hour',
    planned(third),
    planned('2026-12-03T19:30:00+01:00'),
    'Nachtrag zur Einladung: Gemeinderat am 3. Dezember 2026',
  ],
  [
    'another day',
    planned(third),
    { datum_von: '2026-12-17T18:00:00+01:00', zustand: 'verschoben' },
    'Verschoben: Gemeinderat vom 3. auf den 17. Dezember 2026',
  ],
  [
    'called off, and then dated otherwise',
    { datum_von: third, zustand: 'abgesagt' },
    { datum_von: '2026-12-17T18:00:00+01:00', zustand: 'abgesagt' },
    'Nachtrag zur Einladung: Gemeinderat am 3. Dezember 2026',
  ],
  [
    'another day, still planned',
    planned(third),
    planned('2026-12-01T18:00:00+01:00'),
    'Verschoben: Gemeinderat vom 3. auf den 1. Dezember 2026',
  ],
  [
    'another month',
    planned('2026-11-30T18:00:00+01:00'),
    planned(third),
    'Verschoben: Gemeinderat vom 30. November auf den 3. Dezember 2026',
  ],
  [
    'another year, the same month',
    planned('2026-12-15T18:00:00+01:00'),
    planned('2027-12-14T18:00:00+01:00'),
    'Verschoben: Gemeinderat vom 15. Dezember 2026 auf den 14. Dezember 2027',
  ],
  [
    'another day after it was moved once',
    { datum_von: third, zustand: 'verschoben' },
    { datum_von: '2027-01-14T18:00:00+01:00', zustand: 'verschoben' },
    'Verschoben: Gemeinderat vom 3. Dezember 2026 auf den 14. Januar 2027',
  ],
  [
    'no new day yet',
    planned(third),
    { datum_von: third, zustand: 'verschoben' },
    'Verschoben: Gemeinderat vom 3. Dezember 2026',
  ],
  [
    'another place after it was moved',
    { datum_von: third, zustand: 'verschoben' },
    { datum_von: third, zustand: 'verschoben' },
    'Nachtrag zur Einladung: Gemeinderat am 3. Dezember 2026',
  ],
  [
    'cancelled',
    planned(third),
    { datum_von: third, zustand: 'abgesagt' },
    'Abgesagt: Gemeinderat am 3. Dezember 2026',
  ],
  [
    'cancelled on another day',
    planned(third),
    { datum_von: '2026-12-17T18:00:00+01:00', zustand: 'abgesagt' },
    'Abgesagt: Gemeinderat am 3. Dezember 2026',
  ],
  [
    'midnight in the town is the next day, not that of UTC',
    planned('2026-12-02T23:30:00Z'),
    planned('2026-12-03T23:30:00Z'),
    'Verschoben: Gemeinderat vom 3. auf den 4. Dezember 2026',
  ],
] as const)(
  'R2: a supplement about %s says so in its subject, and names the day of the invitation',
  (_what, vorher, now, betreff) => {
    const mail = supplementTo(vorher, now)
    expect(mail.betreff).toBe(betreff)
    const known = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
    expect(mail.text).toContain(
      `an der Einladung „Gemeinderat am ${known.format(new Date(vorher.datum_von))}“ hat sich etwas geändert:\n\n– Es ist anders.`,
    )
  },
)

test.each([
  ['vorsitz', false],
  ['mitglied', false],
  ['beratend', false],
  ['stellvertretung', true],
] as const)('R18: each mail tells %s who only substitutes: %s', (rolle, isSubstitute) => {
  const words = 'als Stellvertreterin oder Stellvertreter: Sie kommen nur, wenn Sie jemanden vertreten.'
  expect(textFor(true, true, rolle).includes(words)).toBe(isSubstitute)
  expect(textFor(true, true, rolle).includes('Sie sind zu dieser Sitzung eingeladen')).toBe(!isSubstitute)
  expect(supplementTo(planned(third), planned(third), rolle).text.includes(words)).toBe(isSubstitute)
})

const textFor = (konto: boolean, isOpen: boolean, rolle: Sitzungsmitglied['rolle'] = 'mitglied'): string =>
  invitationMail(
    {
      evening: {
        open: isOpen ? part('oeffentlich') : undefined,
        closed: isOpen ? undefined : part('nichtoeffentlich'),
      },
      gremium: 'Gemeinderat',
      town: 'Stadt Musterstadt',
      office,
      publicUrl: 'https://www.rebenau.example.org',
      hinweis: '',
      nachtrag: undefined,
    },
    { name: 'Vera Alt', rolle, konto },
  ).text

test('P15: an invitation leads members with an account to their room', () => {
  expect(textFor(true, true)).toContain('https://www.rebenau.example.org/raete/sitzungen/oeffentlich\n')
  expect(textFor(true, true)).toContain('„Einladung erhalten“')
})

test('P15: an invitation leads members without an account to the public page, never to a closed one', () => {
  expect(textFor(false, true)).toContain('.org/rathaus/gemeinderat/sitzungen/oeffentlich\n')
  expect(textFor(false, true)).not.toContain('/raete/')
  expect(textFor(false, false)).not.toContain('https:')
  expect(textFor(false, false)).toContain('Die Geschäftsstelle des Gemeinderats gibt Ihnen die Unterlagen')
  expect(textFor(false, false)).toContain(
    'So erreichen Sie sie: Geschäftsstelle, 030 23125-190, rat@musterstadt.example.',
  )
  expect(textFor(true, true)).not.toContain('So erreichen Sie sie')
})

test.each<[string, Meeting]>([
  ['called off', { datum_von: third, zustand: 'abgesagt' }],
  ['moved', { datum_von: '2026-12-17T18:00:00+01:00', zustand: 'verschoben' }],
])('the subject does not say that a meeting is %s if its non-public part stays', (_what, now) => {
  const open = part('oeffentlich')
  const closed = part('nichtoeffentlich')
  const letter = {
    evening: {
      open: { ...open, data: { ...open.data, ...now } },
      closed: { ...closed, data: { ...closed.data, ...planned(third) } },
    },
    gremium: 'Gemeinderat',
    town: 'Stadt Musterstadt',
    office,
    publicUrl: 'https://www.rebenau.example.org',
    hinweis: '',
    nachtrag: { aenderungen: [], vorher: planned(third) },
  }
  const { betreff } = invitationMail(letter, { name: 'Erika Muster', rolle: 'mitglied', konto: true })
  expect(betreff).toBe('Nachtrag zur Einladung: Gemeinderat am 3. Dezember 2026')
})
