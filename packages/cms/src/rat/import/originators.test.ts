import { describe, expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import {
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const seat = (more: object = {}) => ({
  type: typed('Membership'),
  organization: '$/orgs/1',
  role: 'Mitglied',
  startDate: '2024-07-01',
  ...more,
})
const person = (id: string, familyName: string, ...membership: object[]) => ({
  id: `$/persons/${id}`,
  type: typed('Person'),
  name: `Eva ${familyName}`,
  givenName: 'Eva',
  familyName,
  membership,
})
const body = (id: string, name: string, organizationType: string) => ({
  id: `$/orgs/${id}`,
  type: typed('Organization'),
  name,
  organizationType,
})

async function taken(more: object) {
  const { entry } = await foreignServer(
    anderswo({
      '/orgs': listed(
        body('1', 'Gemeinderat', 'Gremium'),
        body('2', 'SPD-Fraktion', 'Fraktion'),
        body('3', 'CDU-Fraktion', 'Fraktion'),
        body('4', 'Stadtbauamt', 'Verwaltungsbereich'),
      ),
      '/persons': listed(
        person('1', 'Sitz', seat()),
        person('2', 'Früher', seat({ endDate: '2025-12-31' })),
        person('3', 'Bürgerin'),
      ),
      '/meetings': listed(
        meeting({ agendaItem: [agendaItem('1', 'Haushalt', { public: true, consultation: '$/c/1' })] }),
      ),
      '/papers': listed(paper({ consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }], ...more })),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  const [vorlage] = told.vorlagen
  const names = [
    ...(vorlage?.einreichende ?? []),
    ...(vorlage?.eingereicht_von ? [vorlage.eingereicht_von] : []),
    ...(vorlage?.eingereicht_auch_von ?? []),
  ].map(({ name }) => name)
  return { town, told, names, text: ratReportText(report) }
}

const people = (...ids: string[]) => ({ originatorPerson: ids.map(id => `$/persons/${id}`) })
const groups = (...ids: string[]) => ({ originatorOrganization: ids.map(id => `$/orgs/${id}`) })

describe('C8: a paper names who filed it, or the report says who is missing', () => {
  test.each<[string, object, string[], string]>([
    ['nobody', {}, [], ''],
    ['a member', people('1'), ['Eva Sitz'], ''],
    ['a single address', { originatorPerson: '$/persons/1' }, ['Eva Sitz'], ''],
    ['an embedded member', { originatorPerson: [person('1', 'Sitz')] }, ['Eva Sitz'], ''],
    ['a former member', people('2'), ['Eva Früher'], ''],
    ['two members', people('1', '2'), ['Eva Sitz', 'Eva Früher'], ''],
    ['the same member twice', people('1', '1'), ['Eva Sitz'], ''],
    ['a resident', people('3'), [], '„Eva Bürgerin“ (1)'],
    ['an unknown address', people('9'), [], '/persons/9“ (1)'],
    ['a name only', { originatorPerson: ['Evi Schmidt'] }, [], '„Evi Schmidt“ (1)'],
    [
      'an embedded person without id',
      { originatorPerson: [{ name: 'Evi Schmidt' }] },
      [],
      '„Evi Schmidt“ (1)',
    ],
    ['a group', groups('2'), ['SPD-Fraktion'], ''],
    ['two groups', groups('2', '3'), ['SPD-Fraktion', 'CDU-Fraktion'], ''],
    ['an office', groups('4'), [], '„Stadtbauamt“ (1)'],
    ['an office and a group', groups('4', '2'), ['SPD-Fraktion'], '„Stadtbauamt“ (1)'],
    ['a member and a group', { ...people('1'), ...groups('2') }, ['Eva Sitz', 'SPD-Fraktion'], ''],
    ['an empty list', { originatorPerson: [], originatorOrganization: [] }, [], ''],
    ['a word for nothing', { originatorPerson: 'n/a', originatorOrganization: null }, [], ''],
  ])('%s', async (_, more, expected, sentence) => {
    const { names, text } = await taken(more)
    expect(names).toEqual(expected)
    if (sentence === '') expect(text).not.toContain('Eingereicht von')
    else expect(text).toContain(sentence)
  })

  test('our OParl names members and groups alike', async () => {
    const { town, told } = await taken({ ...people('1', '2'), ...groups('2', '3') })
    const { entry } = await oparlOf(town)
    const again = await importTown({ stadt: [stadt] })
    await fromOparl(again, entry)
    expect((await toldOf(again)).vorlagen).toEqual(told.vorlagen)
    expect(told.vorlagen).toHaveLength(1)
  })
})
