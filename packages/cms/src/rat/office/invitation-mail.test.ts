import type { Sitzung } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import type { Part } from './evening.ts'
import { invitationMail } from './invitation-mail.ts'

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
const textFor = (konto: boolean, isOpen: boolean): string =>
  invitationMail(
    {
      evening: {
        open: isOpen ? part('oeffentlich') : undefined,
        closed: isOpen ? undefined : part('nichtoeffentlich'),
      },
      gremium: 'Gemeinderat',
      town: { name: 'Stadt Musterstadt', telefon: '030 23125-100', email: 'stadt@musterstadt.example' },
      publicUrl: 'https://www.rebenau.example.org',
      hinweis: '',
      aenderungen: undefined,
    },
    { name: 'Vera Alt', rolle: 'mitglied', konto },
  ).text

test('P15: an invitation leads members with an account to their room', () => {
  expect(textFor(true, true)).toContain('https://www.rebenau.example.org/raete/sitzungen/oeffentlich\n')
  expect(textFor(true, true)).toContain('„Einladung erhalten“')
})

test('P15: an invitation leads members without an account to the public page, never to a closed one', () => {
  expect(textFor(false, true)).toContain('.org/rathaus/gemeinderat/sitzungen/oeffentlich\n')
  expect(textFor(false, true)).not.toContain('/raete/')
  expect(textFor(false, false)).not.toContain('https:')
  expect(textFor(false, false)).toContain('Das Ratsbüro gibt Ihnen die Unterlagen')
  expect(textFor(false, false)).toContain('erreichen Sie so: 030 23125-100, stadt@musterstadt.example.')
  expect(textFor(true, true)).not.toContain('erreichen Sie so')
})
