import { expect, test } from 'vitest'
import { foreignText, readForeign } from './foreign-text.ts'
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
import { fromOparl, importTown, toldOf } from './testing/import-town.ts'

test.each([
  'Neue Bank<!-- Geheim -->',
  '<p>Neue Bank<!-- Word: Geheim > mehr --></p>',
  'Neue Bank<!-- Geheim ohne Ende',
  'Neue Bank<!--Geheim--!>',
  '<p class="MsoNormal"><!--[if gte mso 9]><xml>Geheim</xml><![endif]-->Neue Bank</p>',
  '<![if !supportLists]><![endif]>Neue Bank<![CDATA[ Geheim ]]>',
  '<?xml:namespace prefix = o ns = "urn:schemas:geheim" />Neue Bank',
  '<!DOCTYPE geheim>Neue Bank',
  'Neue Bank<xml><w:data>Geheim</w:data></xml>',
  '<style>.x { font: Geheim }</style>Neue Bank',
  '<script>/* Geheim </b> */</script>Neue Bank',
  '<template><p>Geheim</p></template>Neue Bank',
  '<head><title>Geheim</title></head><body>Neue Bank</body>',
  'Neue Bank<o:p>Geheim</o:p>',
  'Neue Bank<o:p></o:p>',
  'Neue <span style="display:none">Geheim</span>Bank',
  'Neue <span style="color:red; DISPLAY : none !important">Geheim</span>Bank',
  "Neue <div style='display:/**/none'><p>Geheim <b>mehr</b></p></div>Bank",
  'Neue <span style="visibility:hidden">Geheim</span>Bank',
  'Neue <span hidden>Geheim</span>Bank',
  'Neue <span hidden="until-found">Geheim</span>Bank',
  'Neue <span style="mso-hide:all">Geheim</span>Bank',
  '<div style="mso-element:comment-list">Geheim</div>Neue Bank',
  'Neue <span style="font-size:0">Geheim</span>Bank',
  'Neue <span style="font-size:0.0pt">Geheim</span>Bank',
  'Neue <span style="font-size:1px">Geheim</span>Bank',
  'Neue <span style="opacity:0">Geheim</span>Bank',
  'Neue <font color="#FFFFFF">Geheim</font>Bank',
  'Neue <span style="color:white;background-color:#fff">Geheim</span>Bank',
  'Neue <span style="color: rgb(255, 255, 255)">Geheim</span>Bank',
  'Neue <span style="color:#000;background:#000">Geheim</span>Bank',
  'Neue <span style="position:absolute;left:-9999px">Geheim</span>Bank',
  'Neue <div style="height:0;overflow:hidden">Geheim</div>Bank',
  'Neue <span class="x d-none">Geheim</span>Bank',
  '<style>.Nur, #a { color: red; display: none }</style>Neue <span class="nur">Geheim</span>Bank',
  'Neue Bank<span style="display:none">Geheim ohne Ende',
  'Neue Bank<b><span style="display:none">Geheim</b> Geheim</span>',
  'Neue Bank<p style="display:none">Geheim<p>',
  'Neue Bank<input type="hidden" value="Geheim">',
  '&lt;!-- Geheim --&gt;Neue Bank',
  'Neue Bank&lt;span style=&quot;display:none&quot;&gt;Geheim&lt;/span&gt;',
  '&amp;lt;!-- Geheim --&amp;gt;Neue Bank',
  '<![CDATA[Neue Bank<!-- Geheim -->]]>',
  'Neue <s>Geheim</s>Bank',
  'Neue <del datetime="2026">Geheim</del>Bank',
  'Neue <STRIKE>Geheim</STRIKE>Bank',
  'Neue &lt;del&gt;Geheim&lt;/del&gt;Bank',
  'Neue <span style="text-decoration: line-through">Geheim</span>Bank',
  'Neue <span style="text-decoration:underline line-through red">Geheim</span>Bank',
  'Neue <span style="text-decoration-line : line-through">Geheim</span>Bank',
  '<style>.x { text-decoration: line-through }</style>Neue <span class="x">Geheim</span>Bank',
  'Neue <span style="color:#fefefe">Geheim</span>Bank',
  'Neue <span style="color:#FAFAFA">Geheim</span>Bank',
  'Neue <span style="color:#eee">Geheim</span>Bank',
  'Neue <span style="color:rgb(254 254 254)">Geheim</span>Bank',
  'Neue <span style="color:rgba(250,250,250,1)">Geheim</span>Bank',
  'Neue <span style="color:hsl(0, 0%, 98%)">Geheim</span>Bank',
  'Neue <span style="color:WhiteSmoke">Geheim</span>Bank',
])('C1: 18: what is hidden or struck out in %j is not read', html =>
  expect(foreignText(html).trim()).toBe('Neue Bank'),
)

test.each([
  ['Pegel < 300 > 5', 'Pegel < 300 > 5'],
  ['Wenn a <b und c> d', 'Wenn a <b und c> d'],
  ['Straße A -> B <- C', 'Straße A -> B <- C'],
  ['Ein Hinweis!-- und <- mehr -->', 'Ein Hinweis!-- und <- mehr -->'],
  ['<![CDATA[Neue <b>Bank</b>]]>', 'Neue Bank'],
  ['<![if !supportLists]>1. <![endif]>Bank', '1. Bank'],
  ['<p style="color:#333;font-size:10pt">Bank</p>', 'Bank\n'],
  ['<p style="font-size:11.0pt;margin-left:-113.4pt;text-indent:-141.6pt">Bank</p>', 'Bank\n'],
  ['<td style="background:#004080"><span style="color:#fff">Kopf</span></td>', 'Kopf'],
  ['<table bgcolor="navy"><tr><td><font color="white">Kopf</font></td></tr></table>', 'Kopf\n'],
  ['<p style="display:block;visibility:visible;opacity:0.5">Bank</p>', 'Bank\n'],
  ['<p style="display:none">Fort<p>Bank</p>', 'Bank\n'],
  ['<p>Bank<o:p>&nbsp;</o:p></p>', 'Bank\n'],
  [`<span style="${'x:y;'.repeat(500)}">Bank</span>`, 'Bank'],
  ['<st1:place w:st="on">Bank</st1:place>', 'Bank'],
])('C1: what a browser shows of %j stays', (html, text) => expect(foreignText(html)).toBe(text))

test('C1: hidden words are told, comments and code are not', () => {
  expect(readForeign('<span hidden>Geheim &ouml;</span>').hidden.trim()).toBe('Geheim ö')
  expect(readForeign('<!-- Geheim --><style>p{}</style><o:p>&nbsp;</o:p><i hidden> </i>').hidden).toBe('')
})

test('C1: hidden text appears in no title, name, place, result, resolution, address or file', async () => {
  const hidden = '<!-- Zauberwurz --><span style="display:none">Zauberwurz</span>'
  const of = (text: string) => `${hidden}${text}`
  const { entry } = await foreignServer(
    anderswo({
      '/orgs': listed({
        id: '$/orgs/1',
        type: typed('Organization'),
        name: of('Gemeinderat'),
        shortName: of('GR'),
        organizationType: 'Gremium',
      }),
      '/persons': listed({
        id: '$/p/1',
        type: typed('Person'),
        name: of('Lena Vorhof'),
        life: of('Lehrerin'),
        phone: [of('07221 100')],
        membership: [
          { id: '$/m/1', organization: '$/orgs/1', role: of('Mitglied'), startDate: '2024-07-01' },
        ],
      }),
      '/meetings': listed(
        meeting({
          name: of('Sitzung'),
          location: of('Rathaus'),
          agendaItem: [
            agendaItem('1', of('Bank'), {
              number: of('1'),
              public: true,
              result: of('beschlossen'),
              resolutionText: of('Der Rat stimmt zu.'),
            }),
          ],
        }),
      ),
      '/papers': listed(paper({ name: of('Bank'), reference: of('B-1'), paperType: of('Antrag') })),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = JSON.stringify([await toldOf(town), ratReportText(report)])
  expect(told).not.toMatch(/zauberwurz|<!--|display/i)
  for (const words of ['Lena', 'Lehrerin', '07221 100', 'Der Rat stimmt zu.', 'B-1'])
    expect(told).toContain(words)
  expect(told).toContain('enthält dort ausgeblendeten oder durchgestrichenen Text; er fehlt hier')
})

test('C1: hidden words that say „nichtöffentlich“ close what they are in', async () => {
  const hidden = '<span style="display:none">nichtöffentlich</span>'
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          agendaItem: [
            agendaItem('1', 'Bank', {
              number: '1',
              public: true,
              resolutionText: `Zauberwurz<i hidden>(nichtöffentlich)</i>`,
            }),
            agendaItem('2', `Zauberwurz ${hidden}`, { number: '2', public: true }),
            agendaItem('3', 'Zauberwurz', { number: '3', public: true, remark: `Teil: ${hidden}` }),
          ],
        }),
        meeting({ id: '$/meetings/8', name: `Zauberwurz ${hidden}` }),
      ),
      '/papers': listed(paper({ name: `Zauberwurz ${hidden}` })),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  expect(JSON.stringify(told)).not.toContain('Zauberwurz')
  expect(told.sitzungen[0]?.tagesordnung.map(({ titel }) => titel)).toEqual(['Bank'])
  expect(report.zurueckgehalten).toEqual({
    title: 1,
    'says-closed': 2,
    text: 1,
    meeting: 1,
    'paper-title': 1,
  })
})

test.each([
  'Neue <span style="color:#ffff00">Bank</span>',
  'Neue <span style="color:#ccc">Bank</span>',
  'Neue <span style="color:rgb(200,200,255)">Bank</span>',
  'Neue <span style="text-decoration:underline">Bank</span>',
  'Neue <u>Bank</u>',
  'Neue <span style="color:#fefefe;background:#003366">Bank</span>',
])('C1: 18: %j is read', html => expect(foreignText(html)).toBe('Neue Bank'))
