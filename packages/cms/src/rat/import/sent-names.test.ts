import { expect, test } from 'vitest'
import { namesClosedFile } from './closed-file-names.ts'
import { ratReportText } from './report.ts'
import { sentNames } from './sent-names.ts'
import {
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  Raw,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, PDF, toldOf } from './testing/import-town.ts'

const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

const closed: readonly string[] = [
  'attachment; filename="NOe_Anlage_nichtoeffentlich.pdf"',
  'attachment; filename=nichtoeffentlich.pdf',
  'attachment; filename=Anlage nicht oeffentlich 3.pdf; size=5',
  'inline;filename="Anlage NOET.pdf"',
  "attachment; filename*=UTF-8''Anlage%20nicht%C3%B6ffentlich.pdf",
  "attachment; filename*=iso-8859-1'de'Anlage%20nicht%F6ffentlich.pdf",
  `attachment; filename="x.pdf"; filename*=utf-8''N%C3%96_Anlage.pdf`,
  `attachment; filename*=UTF-8''x.pdf; filename="vertraulich.pdf"`,
  'attachment; FileName = "Kalkulation_intern.pdf"',
  'attachment; filename="Anlage nicht%C3%B6ffentlich.pdf"',
  'attachment; filename="Anlage%20NÖ.pdf"',
  `attachment; filename="${asLatin1('Anlage nichtöffentlich.pdf')}"`,
  'attachment; filename="=?UTF-8?Q?Anlage_nicht=C3=B6ffentlich.pdf?="',
  `attachment; filename="=?utf-8?B?${Buffer.from('Anlage NÖ.pdf').toString('base64')}?="`,
  'attachment; filename*0="Anlage nicht"; filename*1="oeffentlich.pdf"',
  'attachment; filename="Sitzung \\"N 3\\" Anlage zu N 3.pdf"',
  'attachment; filename="Niederschrift_Ö+N.pdf"',
  'attachment; filename="ungeschwaerzt.pdf',
]
test.each(closed)('C1: the answer with %j names a closed file', header =>
  expect(sentNames({ 'content-disposition': header }).some(namesClosedFile)).toBe(true),
)

test.each([
  'attachment',
  'inline; filename="Anlage 3.pdf"',
  "attachment; filename*=UTF-8''%C3%9Cbersicht%20Geb%C3%BChren.pdf",
  `attachment; filename="${asLatin1('Übersicht öffentlich.pdf')}"`,
  'attachment; filename=""',
  'attachment; filename="International.pdf"; size=300; creation-date="Wed, 12 Feb 2026"',
])('C1: the answer with %j does not', header =>
  expect(sentNames({ 'content-disposition': header }).some(namesClosedFile)).toBe(false),
)

test('C1: the name in a content type counts too', () =>
  expect(sentNames({ 'content-type': 'application/pdf; name="Anlage_intern.pdf"' })).toContain(
    'Anlage_intern.pdf',
  ))

const file = (id: string, name: string) => ({
  id: `$/f/${id}`,
  type: typed('File'),
  name,
  fileName: `f${id}.pdf`,
  mimeType: 'application/pdf',
  accessUrl: `$/f/${id}.pdf`,
})
const sent = (headers: Record<string, string>) =>
  new Raw(200, PDF, { 'content-type': 'application/pdf', ...headers })

test('C1: a file that only the answer names closed, or that is redirected to a closed address, does not come; others that do not come are named with title and paper', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          agendaItem: [
            agendaItem('1', 'Haushalt', {
              public: true,
              consultation: '$/c/1',
              auxiliaryFile: [file('6', 'Tischvorlage')],
            }),
          ],
          invitation: file('7', 'Einladung'),
        }),
      ),
      '/papers': listed(
        paper({
          consultation: [{ id: '$/c/1', agendaItem: '$/items/1', meeting: '$/meetings/7' }],
          mainFile: file('1', 'Vorlage'),
          auxiliaryFile: [
            file('2', 'Anlage A'),
            file('3', 'Anlage B'),
            file('4', 'Anlage C'),
            file('5', 'Anlage D'),
          ],
        }),
      ),
      '/f/1.pdf': sent({ 'content-disposition': 'inline; filename="Vorlage.pdf"' }),
      '/f/2.pdf': sent({ 'content-disposition': 'attachment; filename="NOe_nichtoeffentlich.pdf"' }),
      '/f/3.pdf': new Raw(302, '', { location: '/intern/3.pdf' }),
      '/intern/3.pdf': sent({}),
      '/f/4.pdf': new Raw(200, '<html>Anmelden</html>', { 'content-type': 'text/html' }),
      '/f/5.pdf': new Raw(403, 'nein'),
      '/f/6.pdf': new Raw(403, 'nein'),
      '/f/7.pdf': new Raw(403, 'nein'),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  const said = JSON.stringify(told)
  expect(said).toContain('"titel":"Vorlage"')
  for (const name of ['Anlage A', 'Anlage B', 'Anlage C']) expect(said).not.toContain(name)
  expect(report.zurueckgehalten).toEqual({ 'file-name': 2 })
  const text = ratReportText(report)
  expect(text).not.toContain('Anlage A')
  expect(text).toContain('„Anlage C“ (f4.pdf) bei Vorlage „2026-12 Haushalt“: kein PDF (http')
  expect(text).toContain('„Anlage D“ (f5.pdf) bei Vorlage „2026-12 Haushalt“: Fehler 403 (http')
  expect(text).toContain('„Tischvorlage“ (f6.pdf) bei Tagesordnungspunkt „Haushalt“: Fehler 403 (http')
  expect(text).toContain(
    '„Einladung“ (f7.pdf) bei Sitzung „Sitzung des Gemeinderates am 08.12.2026“: Fehler 403',
  )
  const again = await fromOparl(town, entry)
  expect(again.zurueckgehalten).toEqual({ 'file-name': 2 })
})

test('C1: a file in a closed folder, or with both parts of a meeting in its name, is not even fetched', async () => {
  const { entry, asked } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          auxiliaryFile: [
            { ...file('1', 'Gesamtniederschrift Ö+N') },
            { ...file('2', 'Anlage 5'), accessUrl: '$/getfile/intern/p5.pdf' },
            { ...file('3', 'Anwesenheit'), public: true },
          ],
        }),
      ),
      '/f/3.pdf': sent({}),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect(asked.filter(path => path.endsWith('.pdf'))).toEqual(['/f/3.pdf'])
  expect(report.zurueckgehalten).toEqual({ 'file-name': 2 })
})
