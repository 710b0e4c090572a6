import { expect, test } from 'vitest'
import { fieldsDenyPublic } from './closed-fields.ts'
import {
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  pdfAnswer,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, toldOf } from './testing/import-town.ts'

const closed: readonly Readonly<Record<string, unknown>>[] = [
  { vertraulich: true },
  { vertraulich: 1 },
  { vertraulich: 'ja' },
  { Vertraulich: 'J' },
  { 'allris:vertraulich': 'true' },
  { vertraulichkeit: 'nö' },
  { confidential: true },
  { nonPublic: true },
  { not_public: 'X' },
  { nichtoeffentlich: true },
  { nichtÖffentlich: '1' },
  { 'nicht-oeffentlich': 'Ja' },
  { istNichtOeffentlich: true },
  { geheim: 'streng' },
  { intern: true },
  { internal: 'yes' },
  { private: true },
  { isPublic: false },
  { is_public: 0 },
  { oeffentlich: false },
  { öffentlich: 'nein' },
  { Öffentlichkeit: 'N' },
  { oeffentlichkeit: 'nö' },
  { ist_oeffentlich: '0' },
  { 'sdnet:oeffentlich': '0' },
  { sdnet_oeffentlich: 'false' },
  { 'vendor.oeffentlich': 'nichtöffentlich' },
  { sdnet: { oeffentlich: false } },
  { oeffentlich: 'teilweise' },
  { veroeffentlichen: 'nein' },
  { published: false },
  { sichtbar: 0 },
  { visibility: 'internal' },
  { accessLevel: 'intern' },
  { access: 'private' },
  { access: ['public', 'restricted'] },
  { audience: 'confidential' },
  { zugriff: 'nur Ratsmitglieder' },
  { behandlungsart: 'nicht öffentlich' },
  { accessUrl: 'https://rat.example/getfile?id=3&nichtoeffentlich=1' },
  { web: 'https://rat.example/to020?public=0' },
  { id: 'https://rat.example/papers?vertraulich=ja&id=3' },
]
test.each(closed)('C1: an object with %j says that it is not public', object =>
  expect(fieldsDenyPublic(object)).toBe(true),
)

test.each<Readonly<Record<string, unknown>>>([
  {},
  { vertraulich: false },
  { vertraulich: 'nein' },
  { vertraulich: null },
  { vertraulichkeit: 'keine' },
  { confidentiality: 'public' },
  { intern: 0 },
  { nichtoeffentlich: 'N' },
  { isPublic: true },
  { oeffentlich: 'ja' },
  { oeffentlichkeit: 'Ö' },
  { öffentlich: '' },
  { ist_oeffentlich: 1 },
  { 'sdnet:oeffentlich': '1' },
  { veroeffentlicht: '2026-10-20' },
  { access: 'public' },
  { visibility: 'everyone' },
  { accessUrl: 'https://rat.example/getfile?id=3&nichtoeffentlich=0' },
  { name: 'intern', description: 'vertraulich: nein' },
  { location: { id: '$/l', intern: true } },
  { international: true, internet: 'www', publication: 'Amtsblatt', publicUrl: 'https://rat.example' },
  { type: typed('Meeting'), oeffentlichkeit: 'öffentlich und nichtöffentlich' },
  { type: typed('Meeting'), behandlung: 'öffentlich/nichtöffentlich' },
])('C1: an object with %j does not', object => expect(fieldsDenyPublic(object)).toBe(false))

test('C1: a field closes items, papers, meetings and files in the same way, and the report counts them', async () => {
  const file = (id: string, more: object = {}) => ({
    id: `$/f/${id}`,
    type: typed('File'),
    name: `Plan ${id}`,
    mimeType: 'application/pdf',
    accessUrl: `$/f/${id}.pdf`,
    ...more,
  })
  const { entry, asked } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          agendaItem: [
            agendaItem('1', 'Haushalt', {
              public: true,
              auxiliaryFile: [file('1'), file('2', { 'sdnet:oeffentlich': '0' })],
            }),
            agendaItem('2', 'Zauberwurz', { public: true, confidential: true }),
          ],
        }),
        meeting({ id: '$/meetings/8', name: 'Zauberwurz', public: true, accessLevel: 'internal' }),
      ),
      '/papers': listed(paper({ name: 'Zauberwurz', oeffentlichkeit: 'N' })),
      '/f/1.pdf': pdfAnswer,
      '/f/2.pdf': pdfAnswer,
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect(JSON.stringify([await toldOf(town), report])).not.toContain('Zauberwurz')
  expect(asked.filter(path => path.startsWith('/f/'))).toEqual(['/f/1.pdf'])
  expect(report.zurueckgehalten).toEqual({ 'says-closed': 2, meeting: 1, 'paper-title': 1, 'file-name': 1 })
})
