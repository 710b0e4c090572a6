import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, typed } from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const person = (id: string, name: string, more: object = {}, role = 'Mitglied') => ({
  id: `$/p/${id}`,
  type: typed('Person'),
  name,
  membership: [
    { id: `$/m/${id}`, type: typed('Membership'), organization: '$/orgs/1', role, startDate: '2024-07-01' },
  ],
  ...more,
})

test('C1: a person comes with a seat only, and without what is not for everyone', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/persons': listed(
        person('1', 'Lena Vorhof', {
          phone: ['privat: 07221 999', '07221 100'],
          email: ['zauberwurz@privat.example.org (nicht veröffentlichen)', 'vorhof@rat.example'],
          life: 'Zauberwurz nicht zur Veröffentlichung',
        }),
        person('2', 'Paul Sperr', { phone: ['07221 999'], status: ['Auskunftssperre nach § 51 BMG'] }),
        person('3', 'Ida Ott', {
          phone: ['07221 999 (gesperrt)', 'intern 07221 999'],
          life: 'Privatdozentin',
        }),
        person('4', 'Emil Besuch', {}, 'Gast'),
        person('5', 'Zauberwurz Schrift', { vertraulich: true }, 'Schriftführerin'),
        person('6', 'Ada Frage', { membership: [] }),
      ),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  expect(told.personen.map(({ nachname }) => nachname).toSorted()).toEqual(['Ott', 'Sperr', 'Vorhof'])
  const said = JSON.stringify([told, ratReportText(report)])
  for (const words of ['Zauberwurz', '07221 999', '@privat']) expect(said).not.toContain(words)
  for (const words of ['07221 100', 'vorhof@rat.example', 'Privatdozentin']) expect(said).toContain(words)
  expect(said).toContain('3 Personen haben dort keinen sicheren Sitz')
  expect(said).toContain('weggelassen: „Emil Besuch“ (Gast), „Ada Frage“ und 1 weitere')
  expect(said).toContain('Telefon fehlt: dort nicht für alle bestimmt')
  expect(said).toContain('1 von 2 Telefonnummern fehlt: dort nicht für alle bestimmt')
})

test('C3: of those who have no seat the report names five; „Mitglied (bis …)“ ends on that day', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/persons': listed(
        person('0', 'Lena Vorhof', {}, 'Mitglied (bis 31.12.2025)'),
        ...['Alt', 'Bau', 'Cor', 'Dam', 'Eck', 'Fox', 'Gut'].map((name, at) =>
          person(`${at + 1}`, `Ida ${name}`, {}, 'Presse'),
        ),
      ),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect(ratReportText(report)).toContain('„Ida Eck“ (Presse) und 2 weitere')
  expect(ratReportText(report)).not.toContain('Ida Fox')
  const people = await town.store.documents('ratsperson', { limit: 5 })
  expect(people.map(({ data }) => data.mitgliedschaften.map(({ bis }) => bis))).toEqual([['2025-12-31']])
})

test('C3: a role with a vote keeps its own word on the pages and in our OParl, and mails are split', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/persons': listed({
        ...person('1', 'Eva Drei', { email: ['eva@example.org; buero@example.org', 'siehe Website'] }),
        membership: [
          {
            id: '$/m/1',
            organization: '$/orgs/1',
            role: 'sachkundige Bürgerin',
            votingRight: true,
            startDate: '2024-07-01',
          },
        ],
      }),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  const report = await fromOparl(town, entry)
  const [told] = (await toldOf(town)).personen
  expect(told?.mitgliedschaften).toMatchObject([
    { rolle: 'mitglied', bezeichnung: 'sachkundige Bürgerin', stimmrecht: true },
  ])
  expect(told?.kommunikation.map(({ kennung }) => kennung)).toEqual(['eva@example.org', 'buero@example.org'])
  expect(ratReportText(report)).toContain('E-Mail ist dort zum Teil nicht lesbar und fehlt insoweit')
  const ours = await oparlOf(town)
  const memberships: unknown = await (await fetch(`${ours.entry}/memberships`)).json()
  expect(memberships).toMatchObject({ data: [{ role: 'sachkundige Bürgerin', votingRight: true }] })
})

test.each<[string[], boolean]>([
  [['Mitglied'], true],
  [['Mitglieder'], true],
  [['Ratsmitglied'], true],
  [['Mandatsträgerin'], true],
  [['ordentliches Mitglied'], true],
  [['Mitglied', 'Stadträtin'], true],
  [['Stadträtin'], true],
  [[], true],
  [['nur für Mitglieder'], false],
  [['nur Mitglieder'], false],
  [['intern'], false],
  [['Mitglied (intern)'], false],
  [['vertraulich'], false],
  [['Auskunftssperre'], false],
  [['gesperrt'], false],
  [['nicht veröffentlichen'], false],
])('C3: the status %j of a person is a function, or closes the contacts', async (status, isOpen) => {
  const { entry } = await foreignServer(
    anderswo({ '/persons': listed(person('1', 'Lena Vorhof', { status, email: ['vorhof@rat.example'] })) }),
  )
  const town = await importTown()
  const text = ratReportText(await fromOparl(town, entry))
  expect(JSON.stringify(await toldOf(town)).includes('vorhof@rat.example')).toBe(isOpen)
  expect(text.includes('E-Mail fehlt')).toBe(!isOpen)
})

test.each([
  ['Fritz Intern', 'f.intern@rat.example', true],
  ['Fritz Intern', 'intern@rat.example', true],
  ['Ida Geheim', 'ida.geheim@rat.example', true],
  ['Fritz Ott', 'f.intern@rat.example', false],
  ['Fritz Intern', 'intern.intern@rat.example', true],
  ['Fritz Intern', 'f.intern@privat.example', false],
  ['Fritz Intern', 'f.intern@rat.example (privat)', false],
])('C3: %s may be written to at %s: %j', async (name, address, isOpen) => {
  const { entry } = await foreignServer(
    anderswo({ '/persons': listed(person('1', name, { email: [address] })) }),
  )
  const town = await importTown()
  await fromOparl(town, entry)
  expect(
    JSON.stringify(await toldOf(town)).includes('@rat.example') ||
      JSON.stringify(await toldOf(town)).includes('@privat'),
  ).toBe(isOpen)
})

test('C4: the report names a person with the title first', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/persons': listed(person('1', 'Lena Vorhof', { title: ['Dr.'], phone: ['privat 07221 999'] })),
    }),
  )
  const text = ratReportText(await fromOparl(await importTown(), entry))
  expect(text).toContain('„Dr. Lena Vorhof“')
})

test.each<[string[], string[], string]>([
  [
    ['07641 4711-12 (dienstlich)', '0171 5550123 (privat)'],
    ['07641 4711-12 (dienstlich)'],
    '1 von 2 Telefonnummern fehlt: dort nicht',
  ],
  [
    ['dienstlich 07641 4711; privat 0171 5550123'],
    ['dienstlich 07641 4711'],
    '1 von 2 Telefonnummern fehlt: dort nicht',
  ],
  [
    ['07641 4711', 'p: 0171 5550123', 'priv. 0171 5550124'],
    ['07641 4711'],
    '2 von 3 Telefonnummern fehlen: dort nicht',
  ],
  [['privat 0171 5550123'], [], 'Telefon fehlt: dort nicht'],
  [['07641 4711'], ['07641 4711'], ''],
])('C4: of the numbers %j come %j', async (phone, open, hint) => {
  const { entry } = await foreignServer(
    anderswo({ '/persons': listed(person('1', 'Lena Vorhof', { phone })) }),
  )
  const town = await importTown()
  const text = ratReportText(await fromOparl(town, entry))
  const told = (await toldOf(town)).personen[0]
  expect(told?.kommunikation.map(({ kennung }) => kennung)).toEqual(open)
  expect(text).toContain(hint)
  if (hint === '') expect(text).not.toContain('dort nicht für alle')
})
